import type { ReactNode } from 'react'
import type { StatePay } from './pay'
import { statePay } from './state-pay'

export interface WagesProps {
  /** Renders the content that needs the wages. Called with `undefined` if they failed to load. */
  children: (wages: StatePay | undefined) => ReactNode
}

/** Passes the wages to its children. A lazy part of its own, so that the wages load only when a state is chosen. */
export default function Wages({ children }: WagesProps) {
  return children(statePay)
}
