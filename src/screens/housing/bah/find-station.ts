import { installations } from '@/data/installations'
import { overseasPosts } from '@/data/overseas-posts'
import { normalizeText } from '@/engine/normalize-text'
import type { BahArea } from '@/schemas/housing/bah-area'
import { isTerritory, region, type Region } from '@/schemas/my-move/region'
import { areaCodeOf, areaOf, OVERSEAS_AREA } from './bah-rate'

/** A duty station that people can choose by its name. */
export interface Post {
  id: string
  /** Its name with its state or country. */
  title: string
  /** The code of its state; blank overseas. */
  state: Region | ''
  /** Blank overseas. */
  zip: string
  /** Today's name as it is compared, in each of its forms. */
  today: readonly string[]
  /** The earlier names. */
  earlier: readonly { name: string; compared: readonly string[] }[]
  /** All of these, as they are compared. */
  names: readonly string[]
  /** Every word by which it is found. */
  words: readonly string[]
}

/** What a person typed, or what their move says. */
export interface Typed {
  text: string
  /** The post that was chosen for the text. */
  chosen?: string
  /** Where the move says that the place is. */
  region?: Region | ''
}

/** What is known of a duty station. Where more than one could be meant, a person chooses; nothing is guessed. */
export type Station =
  | { kind: 'blank' | 'incomplete' | 'unknown' }
  | { kind: 'unlisted'; zip: string }
  | { kind: 'overseas'; name: string }
  | { kind: 'choices'; choices: readonly Choice[]; left: number }
  | { kind: 'area'; name: string; area: BahArea }

/** A post to choose, with the earlier name by which it was found where today's does not say it. */
export type Choice = Pick<Post, 'id' | 'title'> & { formerly: string | undefined }

const MAX_CHOICES = 6

/** Words that are also written short, each beside its short form. */
const shortForms = [
  ['afb', 'air force base'],
  ['sfb', 'space force base'],
  ['ab', 'air base'],
  ['arb', 'air reserve base'],
  ['angb', 'air national guard base'],
  ['nas', 'naval air station'],
  ['nb', 'naval base'],
  ['ns', 'naval station'],
  ['navsta', 'naval station'],
  ['nsa', 'naval support activity'],
  ['nsb', 'naval submarine base'],
  ['mcas', 'marine corps air station'],
  ['mcb', 'marine corps base'],
  ['jb', 'joint base'],
] as const

const posts: readonly Post[] = [
  ...installations.rows.map(({ id, name, earlierNames = [], state, city, zip }) =>
    toPost(
      { id, title: `${name}, ${state}`, state, zip },
      [name, ...earlierNames],
      [city, state, region.labels[state]],
    ),
  ),
  ...overseasPosts.rows.map(({ id, name, earlierNames = [], city, country }) =>
    toPost(
      { id, title: `${name}, ${country}`, state: '', zip: '' },
      [name, ...earlierNames],
      [city, country],
    ),
  ),
]

/** The duty station that a text names: a ZIP code, or a post by any name that it ever had. */
export function findStation({ text, chosen, region: where = '' }: Typed): Station {
  const post = posts.find(({ id }) => id === chosen)
  if (post) return stationOf(post)
  const typed = text.trim().replace(/[‐-―]/g, '-')
  if (where === 'overseas' || (where !== '' && isTerritory(where))) {
    return { kind: 'overseas', name: typed || region.labels[where] }
  }
  if (typed === '') return { kind: 'blank' }
  if (/^\d[\d\s-]*$/.test(typed)) return stationOfZip(typed.replace(/\s/g, ''))
  const [, zip] = /^(\d{5}(?:-\d{4})?)[\s,]+[A-Za-z]{2}$/.exec(typed) ?? []
  if (zip !== undefined) return stationOfZip(zip)
  return stationOfAddress(typed, where) ?? stationOfName(typed, where)
}

/** A name with its ZIP code, as in "Fort Carson, CO 80913". The code decides, the name stays. */
function stationOfAddress(typed: string, where: Region | ''): Station | undefined {
  const [, name, zip] = /^(.*\p{L}.*?)[\s,]+(\d{5}(?:-\d{4})?)$/u.exec(typed) ?? []
  if (name === undefined || zip === undefined) return undefined
  const byZip = stationOfZip(zip)
  const byName = stationOfName(name, where)
  const isSame = byZip.kind === 'area' && byName.kind === 'area' && byZip.area.id === byName.area.id
  return isSame || (byZip.kind === 'overseas' && byName.kind === 'overseas') ? byName : byZip
}

/** Addresses of the military mail overseas begin with these. */
const militaryMail = /^(09[0-8]|340|96[2-6])/

function stationOfZip(typed: string): Station {
  // The four digits of a ZIP+4 say nothing about the area, and may still be on their way.
  const [, zip] = /^(\d{5})(?:-\d{0,4}|\d{4})?$/.exec(typed) ?? []
  if (zip === undefined) return { kind: 'incomplete' }
  const code = areaCodeOf(zip)
  if (code === OVERSEAS_AREA || (code === undefined && militaryMail.test(zip))) {
    return { kind: 'overseas', name: zip }
  }
  const area = areaOf(code)
  return area ? { kind: 'area', name: zip, area } : { kind: 'unlisted', zip }
}

function stationOf({ title, zip }: Post): Station {
  if (zip === '') return { kind: 'overseas', name: title }
  const station = stationOfZip(zip)
  return station.kind === 'area' ? { ...station, name: title } : station
}

/**
 * The station of an installation whose parts, such as Lewis and McChord Field, all have the same rate. Undefined if
 * they differ.
 */
function stationOfParts(parts: readonly Post[]): Station | undefined {
  const [first] = parts
  if (!first || parts.length === 1) return undefined
  const station = stationOf(first)
  const name = withoutPart(first)
  const isOne = (part: Post) => {
    const other = stationOf(part)
    return (
      station.kind === 'area' &&
      other.kind === 'area' &&
      other.area.id === station.area.id &&
      withoutPart(part) === name
    )
  }
  return station.kind === 'area' && parts.every(isOne) ? { ...station, name } : undefined
}

/** "Joint Base Lewis-McChord, WA" of "Joint Base Lewis-McChord (Lewis), WA". */
const withoutPart = ({ title }: Post) => title.replace(/ \([^)]*\)/, '')

function stationOfName(typed: string, where: Region | ''): Station {
  const { name, state } = withoutState(typed)
  if (name === '') return { kind: 'unknown' }
  const wanted = state || where
  const inState = wanted === '' ? posts : posts.filter((post) => post.state === wanted)
  // A state that the person typed holds; that of the move is where to look first.
  const within = state !== '' || inState.some((post) => isFound(post, name)) ? inState : posts
  const found = within.filter((post) => isFound(post, name))
  const exact = found.filter(({ names }) => names.includes(name))
  const alike = found.filter(({ names }) =>
    names.some((other) => ` ${other} `.includes(` ${name} `)),
  )
  const [only] = exact
  // A post in another state than the move's may be a slip of either, so it is asked about.
  const isElsewhere = state === '' && where !== '' && alike.some((post) => post.state !== where)
  if (only && exact.length === 1 && alike.length === 1 && !isElsewhere) return stationOf(only)
  if (found.length === 0) return { kind: 'unknown' }
  const beginsWith = (other: string) => `${other} `.startsWith(`${name} `)
  const isBegun = alike.every(({ names }) => names.some(beginsWith))
  const whole = isBegun && !isElsewhere ? stationOfParts(alike) : undefined
  if (whole) return whole
  const rank = (post: Post) =>
    [
      exact.includes(post),
      post.today.some(beginsWith),
      post.today.some((other) => other.startsWith(name)),
      alike.includes(post),
    ].indexOf(true) + 1 || 5
  const choices = found.toSorted((a, b) => rank(a) - rank(b))
  return {
    kind: 'choices',
    choices: choices.slice(0, MAX_CHOICES).map((post) => toChoice(post, name)),
    left: Math.max(0, choices.length - MAX_CHOICES),
  }
}

function toChoice({ id, title, today, earlier }: Post, name: string): Choice {
  const has = (other: string) => ` ${other}`.includes(` ${name}`)
  const known = today.some(has)
    ? undefined
    : earlier.find(({ compared }) => compared.some(has))?.name
  // Short forms such as "JBSA" are names of today.
  return { id, title, formerly: known && /[a-z]/.test(known) ? known : undefined }
}

const isFound = ({ words }: Post, name: string) =>
  name.split(' ').every((typed) => words.some((word) => word.startsWith(typed)))

/** A name without the state at its end: "Fort Bragg, NC", "Fort Bragg North Carolina". */
function withoutState(typed: string): { name: string; state: Region | '' } {
  const whole = wordsOf(typed)
  const [, before = '', end = ''] = /^(.+),\s*([^,]+)$/.exec(typed) ?? []
  const named = wordsOf(end)
  const state = region.values.find((value) => stateWords(value).includes(named))
  if (state && wordsOf(before) !== '') return { name: wordsOf(before), state }
  // Without a comma the state may be a part of the name, as in "USAG Hawaii".
  const isName = posts.some(({ names }) => names.includes(whole))
  for (const value of isName ? [] : region.values) {
    const ending = stateWords(value).find((words) => whole.endsWith(` ${words}`))
    if (ending) return { name: whole.slice(0, -ending.length - 1), state: value }
  }
  return { name: whole, state: '' }
}

/** A state as people end a name with it: "nc", "north carolina". */
const stateWords = (value: Region) => [wordsOf(value), wordsOf(region.labels[value])]

function toPost(
  post: Pick<Post, 'id' | 'title' | 'state' | 'zip'>,
  names: readonly string[],
  places: readonly string[],
): Post {
  const [today = [], ...before] = names.map(formsOf)
  const compared = [today, ...before].flat()
  return {
    ...post,
    today,
    earlier: before.map((forms, at) => ({ name: names[at + 1] ?? '', compared: forms })),
    names: [...new Set(compared)],
    words: [...new Set([...compared, ...places.map(wordsOf)].flatMap((name) => name.split(' ')))],
  }
}

/** A name as it is compared, with its words written short and in full. */
function formsOf(name: string): readonly string[] {
  const words = wordsOf(name)
  const others = shortForms.flatMap(([short, long]) => [
    ` ${words} `.replace(` ${short} `, ` ${long} `).trim(),
    ` ${words} `.replace(` ${long} `, ` ${short} `).trim(),
  ])
  return [...new Set([words, ...others])]
}

/** A name as it is compared: "Ft. A.P. Hill" is "fort ap hill". */
function wordsOf(name: string): string {
  return normalizeText(name)
    .replace(/\bft\./g, 'fort ')
    .replace(/['.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bft\b/g, 'fort')
}
