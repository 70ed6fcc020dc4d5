import { Link } from 'wouter'
import { isolate } from '@/engine/isolate'
import { Icon } from '@/engine/ui/Icon'
import type { Due } from '@/engine/due/due'

/** What is due, a line each with its one action. */
export function DueList({ due }: { due: readonly Due[] }) {
  return (
    <ul className="grid list-none p-0">
      {due.map(({ id, icon, title, late, reason, action }) => (
        <li
          key={id}
          className="flex items-start gap-3 border-t border-solid border-line py-2 first:border-t-0 first:pt-0 last:pb-0"
        >
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
      ))}
    </ul>
  )
}
