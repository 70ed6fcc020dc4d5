import { createStore } from '@/engine/page-store'
import type { PayGrade } from '@/schemas/housing/pay-grade'
import type { Move } from '@/schemas/my-move/move'
import { isOverseasForPay } from '@/schemas/my-move/region'
import type { StationInput } from './find-station'

/** What a user has entered on this visit. What is left out comes from their move, or from what is remembered. */
export interface Entered {
  from?: EnteredStation
  to?: EnteredStation
  grade?: PayGrade | ''
  dependents: 'yes' | 'no' | ''
}

/** A station that a user entered, and the place of their move that it replaced. */
interface EnteredStation {
  station: StationInput
  place: StationInput
}

export const entered = createStore<Entered>({ dependents: '' })

/** The places of a move; blank without one. */
export const placesOf = (move: Move | undefined) => ({
  from: { text: move?.fromPlace ?? '', region: move?.from ?? '' },
  to: { text: move?.toPlace ?? '', region: move?.to ?? '' },
})

/**
 * The two stations: what the user entered for each while its place in the move is the same, else that place. What was
 * entered before the move had a place stays until it names one: a state alone is no station, but a place overseas has
 * no BAH.
 */
export function stationsOf({ from, to }: Entered, move: Move | undefined) {
  const places = placesOf(move)
  return { from: stationAt(places.from, from), to: stationAt(places.to, to) }
}

function stationAt(place: StationInput, entry: EnteredStation | undefined): StationInput {
  if (!entry) return place
  const hadNone = entry.place.text === '' && !entry.place.region
  const hasBah = !place.region || !isOverseasForPay(place.region)
  const isKept = isSameStation(entry.place, place) || (hadNone && place.text === '' && hasBah)
  return isKept ? entry.station : place
}

/** What the new station pays, as a sentence that is blank until it is known, and the station that it is about. */
export const newAreaLine = createStore<{ text: string; station: StationInput }>({
  text: '',
  station: { text: '' },
})

export const isSameStation = (one: StationInput, other: StationInput) =>
  one.text === other.text && one.chosenId === other.chosenId && one.region === other.region
