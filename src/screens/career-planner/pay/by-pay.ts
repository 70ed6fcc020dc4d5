import type { WageState } from '@/schemas/wage-area'
import type { StatePay } from './state-pay'

/** Careers by what they pay in a state, the best paid first; those without a figure last, as they stood. */
export function byPay<Row extends { id: string }>(
  careers: readonly Row[],
  { find }: Pick<StatePay, 'find'>,
  state: WageState,
): readonly Row[] {
  const median = ({ id }: Row) => find(id)?.payIn(state)?.median ?? 0
  return careers.toSorted((a, b) => median(b) - median(a))
}
