import { createStore } from '@/engine/page-store'
import type { PayGrade } from '@/schemas/housing/pay-grade'
import type { StationInput } from './find-station'

/** What a person has entered on this visit. What is left out comes from their move, or from what is remembered. */
export interface Entered {
  from?: StationInput
  to?: StationInput
  grade?: PayGrade | ''
  dependents: 'yes' | 'no' | ''
}

export const entered = createStore<Entered>({ dependents: '' })

/** What the new station pays, as a sentence; blank until it is known. */
export const newAreaLine = createStore('')
