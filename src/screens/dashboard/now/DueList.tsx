import { Fragment } from 'react'
import { Link } from 'wouter'
import { isolate } from '@/engine/isolate'
import { Icon } from '@/engine/ui/Icon'
import { byDueDay, type Due } from '@/engine/due/due'
import type { DatedLine } from '@/engine/screen/screen'

interface Props {
  due: readonly Due[]
  /** Lines that modules render themselves. */
  others?: readonly DatedLine[]
}

/** What is due, by day. Within a day, the lines that modules render themselves come last. */
export function DueList({ due, others = [] }: Props) {
  const lines = [
    ...due.map((one) => ({ ...one, item: <DueLine due={one} /> })),
    ...others,
  ].toSorted(byDueDay)
  if (lines.length === 0) return null
  return (
    <ul className="grid list-none p-0 [&>:first-child]:border-t-0">
      {lines.map(({ id, item }) => (
        <Fragment key={id}>{item}</Fragment>
      ))}
    </ul>
  )
}

/** A line with its one action. */
function DueLine({ due: { icon, title, late, reason, action } }: { due: Due }) {
  return (
    <li className="flex items-start gap-3 border-t border-solid border-line py-2 first:pt-0 last:pb-0">
      <Icon name={icon} className="mx-0.5 mt-1 size-5 text-accent" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <div className="min-w-[min(16rem,100%)] flex-1">
          <p className="line-clamp-3 font-semibold" dir="auto">
            {title}
          </p>
          <p className="text-muted">
            {late && (
              <span className="font-semibold text-warning">{reason ? `${late} ` : late}</span>
            )}
            <span>{reason}</span>
          </p>
        </div>
        <Link href={action.href} className="text-link inline-block py-2.5">
          <span>{action.label}</span>
          <span className="sr-only">{` – ${isolate(title)}`}</span>
        </Link>
      </div>
    </li>
  )
}
