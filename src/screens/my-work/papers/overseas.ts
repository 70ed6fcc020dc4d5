import { overseasPosts } from '@/data/housing/overseas-posts'
import { overseasQuestions } from '@/data/my-work/overseas-questions'
import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import { normalizeText } from '@/engine/normalize-text'
import { BLANK } from '@/engine/print'
import type { Move } from '@/schemas/my-move/move'
import { regionOf } from '@/schemas/my-move/region'
import type { WorkRecord } from '@/schemas/my-work/work'
import type { QuestionPage } from '@/schemas/my-work/question-page'
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

/** The employer's page alone. It names the country and not the station, which would show why the person moves. */
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
 * The move, if it goes overseas by its region or, without a region, by the list of overseas stations. A place that
 * names a U.S. state is not overseas: Brandon, FL has the name of a town in England.
 */
export function overseasMove<Known extends Pick<Move, 'to' | 'toPlace'>>(
  move: Known | undefined,
): Known | undefined {
  if (!move) return undefined
  const isListed = !regionOf(move.toPlace) && countryOf(move.toPlace) !== ''
  return move.to === 'overseas' || (move.to === '' && isListed) ? move : undefined
}

/** The country of a typed station or town, from the list of overseas stations. Blank unless exactly one matches. */
export function countryOf(place = ''): string {
  const typed = normalizeText(place)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (typed === '') return ''
  const countries = overseasPosts.rows
    .map(({ name, city, country }) => ({ names: [name, city], country: hostCountry(country) }))
    .filter(({ names, country }) => [...names, country].some((known) => isNamed(typed, known)))
    .map(({ country }) => country)
  const [first = '', ...others] = new Set(countries)
  return others.length === 0 ? first : ''
}

/** "Japan (Okinawa)" is Japan. A U.S. territory is not a foreign country. */
const hostCountry = (country: string) =>
  country.includes('US territory') ? '' : country.replace(/ \(.*\)/, '')

/** Whether a typed place is the start of a name ("Ramstein") or contains it ("Misawa, Japan"). */
function isNamed(typed: string, known: string): boolean {
  const name = normalizeText(known)
  return name !== '' && (`${name} `.startsWith(`${typed} `) || ` ${typed} `.includes(` ${name} `))
}

/** The current job. Blank if there are several, so that the person can write in which. */
function jobText([job, ...others]: readonly WorkRecord[]): string {
  return job && others.length === 0 ? joinTexts([job.title, job.organization]) : ''
}
