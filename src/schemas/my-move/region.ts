import { normalizeText } from '@/engine/normalize-text'
import { labelOf, vocabulary, type ValueOf } from '@/engine/model/vocabulary'

/** Where a duty station can lie: the states with the District of Columbia, the territories, and overseas. */
export const region = vocabulary({
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  overseas: 'Overseas',
})

export type Region = ValueOf<typeof region>

const withArticle: readonly Region[] = ['DC', 'MP', 'VI']

/** The name of a state within a sentence: "the District of Columbia". */
export function placeName(place: Region): string {
  const name = labelOf(region, place)
  return withArticle.includes(place) ? `the ${name}` : name
}

/** "within Texas" or "overseas" for a move that stays there: "Texas to Texas" would read oddly. Blank for others. */
export function areaOf(from: Region | '', to: Region | ''): string {
  if (to === '' || from !== to) return ''
  return to === 'overseas' ? 'overseas' : `within ${labelOf(region, to)}`
}

const territories: readonly Region[] = ['AS', 'GU', 'MP', 'PR', 'VI']

export function isTerritory(place: Region): boolean {
  return territories.includes(place)
}

/** Whether every duty station there gets the overseas allowance, and no BAH. */
export const isOverseasForPay = (place: Region) => place === 'overseas' || isTerritory(place)

/** The state or territory that a text names in full or by its abbreviation. */
export function regionNamed(text: string): Region | undefined {
  return region.values.find(
    (value) =>
      value !== 'overseas' &&
      (value === text || normalizeText(region.labels[value]) === normalizeText(text)),
  )
}

/** Whether a text names the United States: "US", "U.S.A.", "the United States of America", "America". */
export function isUnitedStates(text: string): boolean {
  const name = normalizeText(text.replaceAll('.', '')).trim()
  return /^(?:usa?|(?:the )?united states(?: of america)?|america)$/.test(name)
}

/** Whether a text is only a ZIP code. */
export const isZip = (text: string) => /^\d{5}(-\d{4})?$/.test(text.trim())

/**
 * The state whose name ends a text, after another word. The longest name counts: "Charleston West Virginia" is not in
 * Virginia.
 * @param text normalized like the names
 */
export function stateAtEnd(
  text: string,
  namesOf: (state: Region) => readonly string[],
): { state: Region; name: string } | undefined {
  return region.values
    .flatMap((state) => namesOf(state).map((name) => ({ state, name })))
    .filter(({ name }) => text.endsWith(` ${name}`))
    .toSorted((a, b) => b.name.length - a.name.length)[0]
}

/** Places outside of a state whose names end with it: a town, a base in D.C., a state of Mexico. */
const inNoSuchState =
  /\b(?:(?:fort|ft|port|mount|mt|barracks|activity|nsa|naf|district) washington|baja california|republic of georgia|west new york)$/

/**
 * The state at the end of a place as people write it: "Norfolk, VA 23510", "Norfolk, VA, 23510", "Norfolk VA", "norfolk,
 * virginia", "Norfolk Virginia", "Norfolk, VA, USA".
 */
export function regionOf(location: string): Region | undefined {
  const parts = location.replaceAll('.', '').split(',')
  const isPlace = (part: string) => part.trim() !== '' && !isUnitedStates(part) && !isZip(part)
  const last = (parts.findLast(isPlace) ?? '').trim().replace(/\s+\d{5}(-\d{4})?$/, '')
  const abbreviation = /(?:^|\s)([A-Z]{2})$/.exec(parts.length > 1 ? last.toUpperCase() : last)?.[1]
  return (
    regionNamed(last) ?? regionNamed(abbreviation ?? '') ?? stateNamedAtEnd(normalizeText(last))
  )
}

function stateNamedAtEnd(place: string): Region | undefined {
  if (inNoSuchState.test(place)) return undefined
  return stateAtEnd(place, (state) =>
    state === 'overseas' ? [] : [normalizeText(region.labels[state].replaceAll('.', ''))],
  )?.state
}
