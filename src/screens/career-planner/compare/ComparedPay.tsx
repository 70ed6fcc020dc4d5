import { dollars, formatCount } from '@/engine/format-count'
import type { WageArea, WageState } from '@/schemas/career-planner/wage-area'
import { placeName } from '@/schemas/my-move/region'
import type { CareerPay } from '../pay/pay'
import { isComparable, isUnsteady, payDifference } from '../pay/pay'
import { PayRange } from '../pay/PayRange'

interface Props {
  pay: CareerPay
  area: WageArea
  /** The state to compare it with. */
  from?: WageState | undefined
}

/** The pay of a career in one area: the median, the range, and the difference from another state. */
export function ComparedPay({ pay, area, from }: Props) {
  const found = pay.payIn(area)
  if (!found) return <span>Not published</span>
  const before = from && pay.payIn(from)
  return (
    <>
      <span className={isComparable(pay, found) ? 'block font-semibold' : 'block'}>
        {dollars(found.median)}
      </span>
      <span className="block text-sm">
        <PayRange pay={found} />
      </span>
      {from && before && (
        <span className="block text-sm">{payDifference(found, before, placeName(from))}</span>
      )}
      {pay.counts && <span className="block text-sm text-muted">Related jobs</span>}
      {found.jobs === undefined && (
        <span className="block text-sm text-muted">Number of jobs not published</span>
      )}
      {isUnsteady(found) && (
        <span className="block text-sm text-muted">{`Few jobs (about ${formatCount(found.jobs ?? 0)}), less reliable figure`}</span>
      )}
    </>
  )
}
