import { installations } from '@/data/housing/installations'
import { overseasPosts } from '@/data/housing/overseas-posts'
import { region, stateAtEnd, type Region } from '@/schemas/my-move/region'
import { formsOf, normalizeName, withoutPart } from '../../shared/station-names'

/** A duty station with every name by which people look for it. Names are compared in normalized form. */
export interface DutyStation {
  id: string
  /** Its current name with its state or country. */
  title: string
  /** Blank overseas. */
  state: Region | ''
  /** Blank overseas. */
  zip: string
  /** The normalized forms of the current name, with and without its parenthesis. */
  currentNames: readonly string[]
  /** Each earlier name as it is shown, with its normalized forms. */
  earlierNames: readonly { name: string; forms: readonly string[] }[]
  /** The normalized forms of the current and the earlier names. */
  names: readonly string[]
  /** The words of all names, and of its city, state and country. */
  words: readonly string[]
}

export const dutyStations: readonly DutyStation[] = [
  ...installations.rows.map(({ id, name, earlierNames = [], state, city, zip }) =>
    toDutyStation(
      { id, title: `${name}, ${state}`, state, zip },
      [name, ...earlierNames],
      [city, state, region.labels[state]],
    ),
  ),
  ...overseasPosts.rows.map(({ id, name, earlierNames = [], city, country }) =>
    toDutyStation(
      { id, title: `${name}, ${country}`, state: '', zip: '' },
      [name, ...earlierNames],
      [city, country, ...(country === 'Korea' ? ['South Korea'] : [])],
    ),
  ),
]

function toDutyStation(
  station: Pick<DutyStation, 'id' | 'title' | 'state' | 'zip'>,
  names: readonly string[],
  places: readonly string[],
): DutyStation {
  const [full = [], ...earlier] = names.map(formsOf)
  const currentNames = [...new Set([...full, ...formsOf(withoutPart(names[0] ?? ''))])]
  const forms = [currentNames, ...earlier].flat()
  return {
    ...station,
    currentNames,
    earlierNames: earlier.map((forms, at) => ({ name: names[at + 1] ?? '', forms })),
    names: [...new Set(forms)],
    words: [
      ...new Set([...forms, ...places.map(normalizeName)].flatMap((form) => form.split(' '))),
    ],
  }
}

/** Whether each word of a normalized name begins a word of the duty station. */
export const matchesName = ({ words }: DutyStation, name: string) =>
  name.split(' ').every((typed) => words.some((word) => word.startsWith(typed)))

/** Splits a typed name such as "Fort Bragg, NC" or "Fort Bragg North Carolina" into its normalized name and state. */
export function splitState(typed: string): { name: string; state: Region | '' } {
  const whole = normalizeName(typed)
  const [, before = '', end = ''] = /^(.+),\s*([^,]+)$/.exec(typed) ?? []
  const afterComma = normalizeName(end)
  const state = region.values.find((value) => stateNames(value).includes(afterComma))
  if (state && normalizeName(before) !== '') return { name: normalizeName(before), state }
  // Without a comma, the state can be a part of the name, as in "USAG Hawaii".
  const isStationName = dutyStations.some(({ names }) => names.includes(whole))
  const ending = isStationName ? undefined : stateAtEnd(whole, stateNames)
  return ending
    ? { name: whole.slice(0, -ending.name.length - 1), state: ending.state }
    : { name: whole, state: '' }
}

/** The normalized code and name of a state: "nc", "north carolina". */
const stateNames = (value: Region) => [normalizeName(value), normalizeName(region.labels[value])]
