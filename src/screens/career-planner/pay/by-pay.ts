import type { WageState } from '@/schemas/wage-area'
import type { FindPay } from './find-pay'

/** Careers by what they pay in a state, the best paid first; those without a figure last, as they stood. */
export function byPay<Row extends { id: string }>(
  careers: readonly Row[],
  findPay: FindPay,
  state: WageState,
): readonly Row[] {
  const median = ({ id }: Row) => findPay(id)?.payIn(state)?.median ?? 0
  return careers.toSorted((a, b) => median(b) - median(a))
}
