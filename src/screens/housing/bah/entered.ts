import { createStore } from '@/engine/page-store'
import type { PayGrade } from '@/schemas/housing/pay-grade'
import type { Move } from '@/schemas/my-move/move'
import type { StationInput } from './find-station'

/** What a person has entered on this visit. What is left out comes from their move, or from what is remembered. */
export interface Entered {
  from?: StationInput
  to?: StationInput
  grade?: PayGrade | ''
  dependents: 'yes' | 'no' | ''
}

export const entered = createStore<Entered>({ dependents: '' })

/** The new station: what the person entered on this visit, else the place in their move. */
export function newStation({ to }: Entered, move: Move | undefined): StationInput {
  return to ?? { text: move?.toPlace ?? '', region: move?.to ?? '' }
}

/** What the new station pays, as a sentence that is blank until it is known, and the station that it is about. */
export const newAreaLine = createStore<{ text: string; station: StationInput }>({
  text: '',
  station: { text: '' },
})

export const isSameStation = (one: StationInput, other: StationInput) =>
  one.text === other.text && one.chosenId === other.chosenId && one.region === other.region
