import type { ReactNode } from 'react'
import { statePay, type StatePay } from './state-pay'

export interface WagesProps {
  /** Draws what needs the wages; without them where they did not load. */
  children: (wages: StatePay | undefined) => ReactNode
}

/** Brings the wages, which are loaded for those who ask what a state pays. */
export default function Wages({ children }: WagesProps) {
  return children(statePay)
}
