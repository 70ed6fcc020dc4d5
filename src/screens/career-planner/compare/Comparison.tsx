import { EmptyState } from '@/engine/ui/EmptyState'
import { PrintButton } from '@/engine/ui/PrintButton'
import type { Career } from '@/schemas/career-planner/career'
import { BrowseCareersButton } from '../BrowseCareersButton'
import { PayControls } from '../pay/PayControls'
import { PaySource } from '../pay/PaySource'
import { usePayView } from '../pay/use-pay-view'
import { CareerPicker } from './CareerPicker'
import { comparedFacts } from './compared-facts'
import { CompareTable } from './CompareTable'
import { useComparison } from './use-comparison'

/** Saved careers side by side, for a move between two states. */
export default function Comparison({ saved }: { saved: readonly Career[] }) {
  const states = usePayView()
  const { compared, max, toggleCareer } = useComparison(saved)
  if (saved.length === 0) {
    return (
      <div className="mt-4">
        <EmptyState icon="i-lucide-bookmark" title="Nothing to compare yet">
          <p>
            Browse the careers and press the bookmark on two or more. Then see here what each pays
            in two states, and whether it will move with you.
          </p>
          <BrowseCareersButton />
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="mt-4">
      <div className="flex items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-2">
          <PayControls />
        </div>
        <PrintButton />
      </div>
      {saved.length > max && (
        <CareerPicker saved={saved} compared={compared} max={max} onToggle={toggleCareer} />
      )}
      <CompareTable careers={compared} facts={comparedFacts(states)} />
      <PaySource />
      <p className="mt-2 max-w-prose text-sm text-muted">
        Whether a career moves with you is our own judgment. Rents and prices differ between states
        too, so higher pay may not buy more.
      </p>
    </div>
  )
}
