import type { ReactNode } from 'react'
import { useOnceReady } from '@/engine/ui/use-once-ready'
import type { Career } from '@/schemas/career'
import { byPay } from './by-pay'
import { usePayView } from './use-pay-view'
import { WithWages } from './WithWages'

interface Props {
  rows: readonly Career[]
  children: (rows: readonly Career[]) => ReactNode
}

/** The careers of the catalogue in its own order, or by what they pay in the chosen state. */
export function CareersInOrder({ rows, children }: Props) {
  const { payIn, isByPay } = usePayView().view
  const state = useOnceReady(isByPay ? payIn : undefined, WithWages.isReady())
  if (!state) return children(rows)
  return (
    <WithWages>{(findPay) => children(findPay ? byPay(rows, findPay, state) : rows)}</WithWages>
  )
}
