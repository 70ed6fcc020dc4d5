import { overseasPosts } from '@/data/housing/overseas-posts'
import { overseasQuestions } from '@/data/my-work/overseas-questions'
import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import { BLANK } from '@/engine/print'
import type { Move } from '@/schemas/my-move/move'
import { regionOf } from '@/schemas/my-move/region'
import type { WorkRecord } from '@/schemas/my-work/work'
import type { QuestionPage } from '@/schemas/my-work/question-page'
import { formsOf, normalizeName, withoutPart } from '../../shared/station-names'
import { currentJobs } from './notice'
import { labeledOrBlank, joinTexts, type Paper, type PaperBlock } from './paper'

/** The facts printed above the questions. Unknown ones become blanks. */
export interface OverseasFacts {
  name: string
  /** Typed on the page and not stored. */
  contact: string
  move: Pick<Move, 'to' | 'toPlace' | 'reportDate'> | undefined
  records: readonly WorkRecord[]
  today: CalendarDay
}

/** The three pages of questions. Each begins with the title and the name, so that it can be handed in alone. */
export function overseasPaper(facts: OverseasFacts): Paper {
  return {
    title: TITLE,
    fileName: 'overseas-questions',
    blocks: overseasQuestions.rows.flatMap((page, index) => pageBlocks(page, facts, index > 0)),
  }
}

/** The employer's page alone. It names the country and not the station, which would show why the user moves. */
export function employerPaper(facts: OverseasFacts): Paper {
  return {
    title: TITLE,
    fileName: 'overseas-questions-employer',
    blocks: overseasQuestions.rows
      .filter(({ id }) => id === EMPLOYER)
      .flatMap((page) => pageBlocks(page, facts, false)),
  }
}

const TITLE = 'Overseas Questions'
const EMPLOYER = 'employer'

function pageBlocks(
  { id, title, intro, questions }: QuestionPage,
  { name, contact, move, records, today }: OverseasFacts,
  startsPage: boolean,
): readonly PaperBlock[] {
  const isForEmployer = id === EMPLOYER
  const overseas = overseasMove(move)
  return [
    { kind: 'heading', level: 1, text: TITLE, startsPage },
    labeledOrBlank('Name', name),
    ...(isForEmployer ? [labeledOrBlank('Phone and email', contact)] : []),
    labeledOrBlank('Job', jobText(currentJobs(records, today))),
    labeledOrBlank('Country', countryOf(overseas?.toPlace)),
    ...(isForEmployer
      ? []
      : [
          labeledOrBlank('Duty station', overseas?.toPlace),
          labeledOrBlank('Report date', overseas && formatDay(overseas.reportDate)),
        ]),
    { kind: 'heading', level: 2, text: title },
    { kind: 'paragraph', text: intro },
    ...questions.flatMap((question, index): readonly PaperBlock[] => [
      { kind: 'heading', level: 3, text: `${index + 1}. ${question}` },
      { kind: 'blank', text: `Answer: ${BLANK.repeat(3)}` },
      { kind: 'blank', text: `Who answered: ${BLANK} When: ${BLANK}` },
    ]),
  ]
}

/**
 * The move, if it goes overseas by its region or, without a region, by the full name of a station overseas or of its
 * country. A town alone is not enough, because the U.S. may have one of that name: Naples. Neither is a place that
 * names a U.S. state: Cuba, NY.
 */
export function overseasMove<Known extends Pick<Move, 'to' | 'toPlace'>>(
  move: Known | undefined,
): Known | undefined {
  if (!move) return undefined
  const typed = normalizeName(move.toPlace)
  const isListed =
    !regionOf(move.toPlace) &&
    posts.some(({ country, fullNames }) => country !== '' && isNamed(typed, fullNames))
  return move.to === 'overseas' || (move.to === '' && isListed) ? move : undefined
}

/** The country of a typed station or town, from the list of overseas stations. Blank unless exactly one matches. */
export function countryOf(place = ''): string {
  const typed = normalizeName(place)
  if (typed === '') return ''
  const countries = posts
    .filter((post) => isNamed(typed, post.names) || isPartOf(typed, post.names))
    .map(({ country }) => country)
  const [first = '', ...others] = new Set(countries)
  return others.length === 0 ? first : ''
}

const posts = overseasPosts.rows.map(({ name, earlierNames = [], city, country }) => ({
  country: hostCountry(country),
  /** The names of the station and its country, without the places in the parenthesis of the station. */
  fullNames: normalizedNames(withoutPart(name), ...earlierNames, country),
  /** All names of the station, its city and its country. */
  names: normalizedNames(name, ...earlierNames, city, country),
}))

/** "Japan (Okinawa)" is Japan. A U.S. territory is not a foreign country. */
function hostCountry(country: string): string {
  return country.includes('US territory') ? '' : withoutPart(country)
}

/** The normalized forms of names. "USAG Bavaria (Grafenwoehr, Vilseck)" has three. */
function normalizedNames(...names: readonly string[]): readonly string[] {
  return names
    .flatMap((name) => name.split(/[(),]| and /))
    .filter((part) => part.trim() !== '')
    .flatMap(formsOf)
}

/** Whether a typed place contains one of the names: "Misawa, Japan". */
function isNamed(typed: string, names: readonly string[]): boolean {
  return names.some((name) => ` ${typed} `.includes(` ${name} `))
}

/** Whether each word of a typed place is a word of the names: "Sigonella". */
function isPartOf(typed: string, names: readonly string[]): boolean {
  const words = names.flatMap((name) => name.split(' '))
  return typed.split(' ').every((word) => words.includes(word))
}

/** The current job. Blank if there are several, so that the user can write in which. */
function jobText([job, ...others]: readonly WorkRecord[]): string {
  return job && others.length === 0 ? joinTexts([job.title, job.organization]) : ''
}
