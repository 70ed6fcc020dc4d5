import { formatMonth } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import type { Compact, CompactStage, MemberGroup } from './compact'
import { isTerritory, placeName, region, type Region } from '../my-move/region'

/*
 * Counts, states and phrases for texts about a compact, computed from its data file. Written by hand, they
 * could differ from the file.
 */

/** All states and territories that have joined, whether or not the compact works there yet. */
export const joinedPlaces = ({ members }: Compact): readonly Region[] =>
  members.flatMap(({ states }) => states)

/** The states and territories whose residents get licenses or privileges under the compact. */
export const workingPlaces = (compact: Compact): readonly Region[] => placesOf(compact, 'issuing')

const placesOf = ({ members }: Compact, wanted: MemberGroup['status']): readonly Region[] =>
  members.filter(({ status }) => status === wanted).flatMap(({ states }) => states)

/** The stage of a compact. It is in use once it works in at least half of its states and territories. */
export function stageOf(compact: Compact): CompactStage {
  const count = workingPlaces(compact).length
  if (count * 2 >= joinedPlaces(compact).length) return 'Compact in use'
  return count > 0 || compact.isInForce ? 'Compact starting' : 'Compact not open yet'
}

/**
 * "is in effect in 37 states, and in Guam for people licensed elsewhere, as of October 2026". If its sources are from
 * different months, it names the first and the last.
 */
export function inEffectPhrase(compact: Compact): string {
  const count = countPhrase(workingPlaces(compact))
  const receiving = placesOf(compact, 'receiving')
  const where =
    receiving.length > 0
      ? `${count.replace(/,$/, '')}, and in ${namesOf(receiving)} for people licensed elsewhere,`
      : count
  const days = compact.members
    .filter(({ status }) => status !== 'enacted')
    .flatMap(({ asOf }) => asOf ?? [])
    .toSorted()
  const [first, last] = [monthOf(days[0]), monthOf(days.at(-1))]
  const when = first === last ? `as of ${last}` : `by sources from ${first} to ${last}`
  return `is in effect in ${where} ${when}`
}

/** The states and territories that lists disagree on. */
export const disputedPlaces = ({ members }: Compact): readonly Region[] =>
  members.filter(({ sure }) => sure === 'disputed').flatMap(({ states }) => states)

/**
 * "35 states have joined as of September 2026". The count leaves out the states that lists disagree on, and the phrase
 * names them: "; lists disagree on Delaware and Oregon".
 */
export function joinedPhrase(compact: Compact): string {
  const disputed = disputedPlaces(compact)
  const count = countPhrase(joinedPlaces(compact).filter((place) => !disputed.includes(place)))
  const disagree = disputed.length > 0 ? `; lists disagree on ${namesOf(disputed)}` : ''
  return `${count} have joined as of ${monthOf(compact.asOf)}${disagree}`
}

/** "37 states and Washington, D.C.,": the count covers states only; territories and D.C. are named. */
function countPhrase(places: readonly Region[]): string {
  const others = places.filter((place) => place === 'DC' || isTerritory(place))
  const names = others.map((place) => (place === 'DC' ? 'Washington, D.C.,' : placeName(place)))
  return joinWithAnd([`${places.length - others.length} states`, ...names])
}

/** "Arizona, Georgia and Ohio", in alphabetical order. */
export function namesOf(places: readonly Region[]): string {
  const sorted = places.toSorted((a, b) => (labelOf(region, a) < labelOf(region, b) ? -1 : 1))
  return joinWithAnd(sorted.map(placeName))
}

/** Does without `Intl.ListFormat`: the first use of `Intl` is slow, see `formatCount`. */
function joinWithAnd(items: readonly string[]): string {
  const [last = '', ...others] = items.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
}

/** The month of a day or a month: "2026-10-07", "2026-10". */
const monthOf = (asOf = '') => formatMonth(`${asOf.slice(0, 7)}-01`)

/** The number of different pages that a group cites. */
export function sourceCount({
  source,
  alsoFrom = [],
}: Pick<MemberGroup, 'source' | 'alsoFrom'>): number {
  return new Set([source, ...alsoFrom].map(({ url }) => url)).size
}
