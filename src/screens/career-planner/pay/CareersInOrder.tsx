import type { ReactNode } from 'react'
import type { Career } from '@/schemas/career-planner/career'
import { byPay } from './pay'
import { usePayView } from './use-pay-view'
import { WithWages } from './WithWages'

interface Props {
  rows: readonly Career[]
  children: (rows: readonly Career[]) => ReactNode
}

/** Careers in the catalogue's order, or sorted by pay in the chosen state. */
export function CareersInOrder({ rows, children }: Props) {
  const { shownIn, isByPay } = usePayView()
  if (!shownIn || !isByPay) return children(rows)
  return <WithWages>{(wages) => children(wages ? byPay(rows, wages, shownIn) : rows)}</WithWages>
}
