import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '@/engine/ui/Icon'
import type { IconName } from '@/engine/ui/icon-name'

interface Props {
  href: string
  icon: IconName
  figure?: ReactNode
  label: string
  note?: string
}

/** The card that links to the application tracker. */
export function TrackerCard(props: Pick<Props, 'figure' | 'label' | 'note'>) {
  return <StatCard href="/app/job-search" icon="i-lucide-briefcase" {...props} />
}

/** A link to one area of the app, with its figure and note, if any. */
export function StatCard({ href, icon, figure, label, note }: Props) {
  return (
    <li>
      <Link href={href} className="tile flex flex-col">
        <Icon name={icon} className="size-6 text-accent" />
        {figure && <span className="mt-2 text-3xl font-bold tabular-nums">{figure}</span>}
        <span className={figure ? 'text-muted' : 'mt-2 text-xl font-bold'}>{label}</span>
        {note && <span className="mt-1 text-sm text-muted">{note}</span>}
      </Link>
    </li>
  )
}
