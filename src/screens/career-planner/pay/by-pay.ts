import type { WageState } from '@/schemas/career-planner/wage-area'
import { isComparable } from './pay'
import type { StatePay } from './state-pay'

/**
 * Careers sorted by median pay in a state, highest first. Careers without a comparable figure come last and
 * keep their order.
 */
export function byPay<Row extends { id: string }>(
  careers: readonly Row[],
  { find }: Pick<StatePay, 'find'>,
  state: WageState,
): readonly Row[] {
  const median = ({ id }: Row) => {
    const pay = find(id)
    const found = pay?.payIn(state)
    return pay && found && isComparable(pay, found) ? found.median : 0
  }
  return careers.toSorted((a, b) => median(b) - median(a))
}
