import { ReviewNote } from '@/engine/ui/ReviewedLine'
import type { StatePay } from './pay'
import { usePayView } from './use-pay-view'
import { WithWages } from './WithWages'

/** Who is counted in the pay figures, and their source. Renders nothing until a state is chosen. */
export function PaySource() {
  const { shownIn } = usePayView()
  if (!shownIn) return null
  return <WithWages>{(wages) => wages && <Source wages={wages} />}</WithWages>
}

function Source({ wages: { month, review } }: { wages: StatePay }) {
  return (
    <div className="mt-2 max-w-prose text-sm text-muted">
      <span>{`What employees earned in ${month}: people who work for themselves are not counted.`}</span>
      <ReviewNote review={review} />
    </div>
  )
}
