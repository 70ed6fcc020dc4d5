import type { BahArea } from '@/schemas/housing/bah-area'
import { isOverseasForPay, region, type Region } from '@/schemas/my-move/region'
import { normalizeName, withoutPart } from '../../shared/station-names'
import { areaCodeOf, areaOf, OVERSEAS_AREA } from './bah-rate'
import { dutyStations, matchesName, splitState, type DutyStation } from './duty-stations'

/** The input of a station field: typed by a user, or prefilled from their move. */
export interface StationInput {
  text: string
  /** The id of the duty station that was chosen from the list. */
  chosenId?: string
  /** The region of the place in the move, if the text comes from there. */
  region?: Region | ''
}

/** The result of a lookup. If the input can mean several duty stations, the user chooses; nothing is guessed. */
export type StationResult =
  | { kind: 'blank' | 'incomplete' | 'unknown' }
  /** A ZIP code that the table of rates does not have. */
  | { kind: 'unlisted'; zip: string }
  | { kind: 'overseas'; name: string }
  | { kind: 'choices'; choices: readonly StationChoice[]; hiddenCount: number }
  | { kind: 'area'; name: string; area: BahArea }

/** A duty station to choose. `earlierName` is given if the user typed that and not the current name. */
type StationChoice = Pick<DutyStation, 'id' | 'title'> & { earlierName: string | undefined }

const MAX_CHOICES = 6

/** The country at the end of an address in the United States. */
const unitedStates = /[\s,]+(u\.?s\.?(a\.?)?|(the )?united states( of america)?)$/i

/** Finds the duty station that an input means, by ZIP code or by any name that it has or had. */
export function findStation({
  text,
  chosenId,
  region: moveRegion = '',
}: StationInput): StationResult {
  const chosen = dutyStations.find(({ id }) => id === chosenId)
  if (chosen) return resultOf(chosen)
  const typed = text.trim().replace(/[‐-―]/g, '-').replace(unitedStates, '')
  if (moveRegion !== '' && isOverseasForPay(moveRegion)) {
    return { kind: 'overseas', name: typed || region.labels[moveRegion] }
  }
  if (typed === '') return { kind: 'blank' }
  if (/^\d[\d\s-]*$/.test(typed)) return findByZip(typed.replace(/\s/g, ''))
  const [, zipBeforeState] = /^(\d{5}(?:-\d{4})?)[\s,]+[A-Za-z]{2}$/.exec(typed) ?? []
  if (zipBeforeState !== undefined) return findByZip(zipBeforeState)
  return findByAddress(typed, moveRegion) ?? findByName(typed, moveRegion)
}

/** Reads a name with a ZIP code, such as "Fort Carson, CO 80913". If the two disagree, the ZIP code wins. */
function findByAddress(typed: string, moveRegion: Region | ''): StationResult | undefined {
  const [, name, zip] = /^(.*\p{L}.*?)[\s,]+(\d{5}(?:-\d{4})?)$/u.exec(typed) ?? []
  if (name === undefined || zip === undefined) return undefined
  const byZip = findByZip(zip)
  const byName = findByName(name, moveRegion)
  const isSameArea =
    byZip.kind === 'area' && byName.kind === 'area' && byZip.area.id === byName.area.id
  return isSameArea || (byZip.kind === 'overseas' && byName.kind === 'overseas') ? byName : byZip
}

/** The first digits of ZIP codes of military mail overseas. */
const militaryMail = /^(09[0-8]|340|96[2-6])/

function findByZip(typed: string): StationResult {
  // The last four digits of a ZIP+4 do not change the area, and may be half typed.
  const [, zip] = /^(\d{5})(?:-\d{0,4}|\d{4})?$/.exec(typed) ?? []
  if (zip === undefined) return { kind: 'incomplete' }
  const code = areaCodeOf(zip)
  if (code === OVERSEAS_AREA || (code === undefined && militaryMail.test(zip))) {
    return { kind: 'overseas', name: zip }
  }
  const area = areaOf(code)
  return area ? { kind: 'area', name: zip, area } : { kind: 'unlisted', zip }
}

function resultOf({ title, zip }: DutyStation): StationResult {
  if (zip === '') return { kind: 'overseas', name: title }
  const result = findByZip(zip)
  return result.kind === 'area' ? { ...result, name: title } : result
}

function findByName(typed: string, moveRegion: Region | ''): StationResult {
  const { name, state } = splitState(typed)
  if (name === '') return { kind: 'unknown' }
  if (state !== '' && isOverseasForPay(state)) return { kind: 'overseas', name: typed }
  const result = findInState(name, state, moveRegion)
  // A name or a city can end like a state: "Marine Barracks, Washington".
  return result.kind === 'unknown' && state !== ''
    ? findInState(normalizeName(typed), '', moveRegion)
    : result
}

/** @param name a normalized name */
function findInState(name: string, state: Region | '', moveRegion: Region | ''): StationResult {
  const wanted = state || moveRegion
  const inState = dutyStations.filter((station) => wanted === '' || station.state === wanted)
  // A typed state excludes all others. The state of the move does so only if a station there matches.
  const isLimited = state !== '' || inState.some((station) => matchesName(station, name))
  const found = (isLimited ? inState : dutyStations).filter((station) => matchesName(station, name))
  if (found.length === 0) return { kind: 'unknown' }

  const exact = found.filter(({ names }) => names.includes(name))
  const containing = found.filter(({ names }) =>
    names.some((other) => ` ${other} `.includes(` ${name} `)),
  )
  // If it is in another state than the move, either entry may be wrong, so the user confirms it.
  const isElsewhere =
    state === '' && moveRegion !== '' && containing.some((one) => one.state !== moveRegion)
  const [only] = exact
  if (only && exact.length === 1 && containing.length === 1 && !isElsewhere) return resultOf(only)

  const beginsWithName = (other: string) => `${other} `.startsWith(`${name} `)
  const allBegin = containing.every(({ names }) => names.some(beginsWithName))
  const shared = allBegin && !isElsewhere ? sharedResult(containing) : undefined
  if (shared) return shared

  const rank = (station: DutyStation) =>
    [
      exact.includes(station),
      station.currentNames.some(beginsWithName),
      station.currentNames.some((other) => other.startsWith(name)),
      containing.includes(station),
    ].indexOf(true) + 1 || 5
  const ranked = found.toSorted((a, b) => rank(a) - rank(b))
  return {
    kind: 'choices',
    choices: ranked.slice(0, MAX_CHOICES).map((station) => toChoice(station, name)),
    hiddenCount: Math.max(0, ranked.length - MAX_CHOICES),
  }
}

/** The result for an installation whose parts, such as Lewis and McChord Field, all have one rate; else undefined. */
function sharedResult(parts: readonly DutyStation[]): StationResult | undefined {
  const [first] = parts
  if (!first || parts.length === 1) return undefined
  const result = resultOf(first)
  const name = withoutPart(first.title)
  const hasSameArea = (part: DutyStation) => {
    const other = resultOf(part)
    return (
      result.kind === 'area' &&
      other.kind === 'area' &&
      other.area.id === result.area.id &&
      withoutPart(part.title) === name
    )
  }
  return result.kind === 'area' && parts.every(hasSameArea) ? { ...result, name } : undefined
}

function toChoice(
  { id, title, currentNames, earlierNames }: DutyStation,
  name: string,
): StationChoice {
  const hasName = (other: string) => ` ${other}`.includes(` ${name}`)
  const earlierName = currentNames.some(hasName)
    ? undefined
    : earlierNames.find(({ forms }) => forms.some(hasName))?.name
  // The data lists abbreviations such as "JBSA" as earlier names, but they are still used.
  const isAbbreviation = earlierName !== undefined && !/[a-z]/.test(earlierName)
  return { id, title, earlierName: isAbbreviation ? undefined : earlierName }
}
