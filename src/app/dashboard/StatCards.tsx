import { Suspense, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useStored } from '@/engine/store/use-stored'
import { Icon } from '@/engine/ui/Icon'
import type { IconName } from '@/engine/ui/icon-name'
import { lazyPart } from '@/engine/ui/lazy-part'
import { checklistProgress } from '@/schemas/checklist-progress'
import { applications, interviewNote } from '@/schemas/job-application'

const PcsPercent = lazyPart(
  () => import('./PcsPercent'),
  () => '–',
)

/** Four cards: what the user has under way, and where to go on. */
export function StatCards() {
  const records = useStored(applications)
  const hasProgress = Object.keys(useStored(checklistProgress)).length > 0
  return (
    <ul className="grid list-none grid-cols-2 gap-3 p-0 lg:grid-cols-4">
      <StatCard
        href="/app/job-search"
        icon="i-lucide-briefcase"
        figure={String(records.length)}
        label={records.length === 1 ? 'Job Application' : 'Job Applications'}
        note={interviewNote(records)}
      />
      <StatCard
        href="/app/pcs-prep"
        icon="i-lucide-truck"
        figure={
          // The checklist itself loads only where something was ticked: before that it is 0% done.
          hasProgress ? (
            <Suspense fallback={'\u00a0'}>
              <PcsPercent />
            </Suspense>
          ) : (
            '0%'
          )
        }
        label="PCS Prep Complete"
        note="PCS: permanent change of station"
      />
      <StatCard
        href="/app/professional-dev?tab=resources"
        icon="i-lucide-graduation-cap"
        figure="40+"
        label="Learning Resources"
      />
      <StatCard
        href="/app/networking"
        icon="i-lucide-users"
        label="Network"
        note="Browse the example directory"
      />
    </ul>
  )
}

interface Props {
  href: string
  icon: IconName
  figure?: ReactNode
  label: string
  note?: string
}

function StatCard({ href, icon, figure, label, note }: Props) {
  return (
    <li>
      <Link href={href} className="tile flex flex-col">
        <Icon name={icon} className="size-6 text-accent" />
        {figure && <span className="mt-2 text-3xl font-bold tabular-nums">{figure}</span>}
        <span className={figure ? 'text-muted' : 'mt-2 text-xl font-bold'}>{label}</span>
        {note && <span className="mt-1 text-sm font-semibold">{note}</span>}
      </Link>
    </li>
  )
}
