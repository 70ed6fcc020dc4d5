import { Suspense } from 'react'
import { useStored } from '@/engine/store/use-stored'
import { lazyPart } from '@/engine/ui/lazy-part'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { ApplicationsCard } from './applications-card'
import { StatCard } from './StatCard'

const PcsPercent = lazyPart(
  () => import('./PcsPercent'),
  () => <span>–</span>,
)

/** Four links, the first three with a key figure. */
export function StatCards() {
  const hasProgress = Object.keys(useStored(checklistProgress)).length > 0
  return (
    <ul className="grid list-none grid-cols-2 gap-3 p-0 lg:grid-cols-4">
      <Suspense fallback={<li />}>
        <ApplicationsCard />
      </Suspense>
      <StatCard
        href="/app/pcs-prep"
        icon="i-lucide-truck"
        figure={
          // The checklist loads only if something is checked off. Otherwise the figure is 0%.
          hasProgress ? (
            <Suspense fallback={<span>{'\u00a0'}</span>}>
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
        note="Find groups near you or online"
      />
    </ul>
  )
}
