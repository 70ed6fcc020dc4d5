import { formatMonth } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import type { Compact, CompactStage, MemberGroup } from './compact'
import { isTerritory, region, type Region } from '../my-move/region'

/*
 * What copy says of a compact, computed from its file. A count or a state that is written a second time
 * can differ from the first.
 */

/** All places that a compact's file names. */
export const joinedPlaces = ({ members }: Compact): readonly Region[] =>
  members.flatMap(({ states }) => states)

/** The places whose people get licenses or privileges under the compact. */
export const workingPlaces = (compact: Compact): readonly Region[] =>
  working(compact).flatMap(({ states }) => states)

const working = ({ members }: Compact): readonly MemberGroup[] =>
  members.filter(({ status }) => status === 'issuing')

/** How far a compact is. In use: at least half of its places work. */
export function stageOf(compact: Compact): CompactStage {
  const count = workingPlaces(compact).length
  if (count * 2 >= joinedPlaces(compact).length) return 'Compact in use'
  return count > 0 || compact.isInForce ? 'Compact starting' : 'Compact not open yet'
}

/** "It is in effect in 37 states and Washington, D.C., as of October 2026", without "It". */
export function worksIn(compact: Compact): string {
  const days = working(compact).flatMap(({ asOf }) => asOf ?? [])
  return `is in effect in ${countOf(workingPlaces(compact))} as of ${monthOf(days.toSorted().at(-1))}`
}

/** "35 states have joined as of September 2026". */
export function haveJoined(compact: Compact): string {
  return `${countOf(joinedPlaces(compact))} have joined as of ${monthOf(compact.asOf)}`
}

/** "37 states and Washington, D.C.,": a count names what is no state. */
function countOf(places: readonly Region[]): string {
  const others = places.filter((place) => place === 'DC' || isTerritory(place))
  const names = others.map((place) =>
    place === 'DC' ? 'Washington, D.C.,' : labelOf(region, place),
  )
  return inWords([`${places.length - others.length} states`, ...names])
}

/** "Arizona, Georgia and Ohio", in the order of the alphabet. */
export function namesOf(places: readonly Region[]): string {
  return inWords(places.map((place) => labelOf(region, place)).toSorted())
}

/** Written out: see `formatCount` on the first use of `Intl`. */
function inWords(items: readonly string[]): string {
  const [last = '', ...others] = items.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
}

/** The month of a day or a month: "2026-10-07", "2026-10". */
const monthOf = (asOf = '') => formatMonth(`${asOf.slice(0, 7)}-01`)

/** How many pages of different addresses name the states of a group. */
export function listsOf({
  source,
  alsoFrom = [],
}: Pick<MemberGroup, 'source' | 'alsoFrom'>): number {
  return new Set([source, ...alsoFrom].map(({ url }) => url)).size
}
