import { addDays, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import { compactMeans, type Compact } from '@/schemas/licensing/compact'
import { BOARD_DAYS } from '@/schemas/licensing/board-day'
import { groundOf, type Ground } from './ground'
import { placeName } from '@/schemas/my-move/region'
import type { Question } from '../question'

/** One thing to do. */
interface NextStep {
  text: string
  /** Whether it is done at the board of the new state. */
  isAtBoard?: true
  /** The website where it is done. */
  site?: { name: string; url: string }
}

/** The known days of a move to the state of the question. */
export interface KnownDays {
  /** The report date of the planned move, until the user has entered the day they moved. */
  report?: CalendarDay | undefined
  /** Day 30 at the board, if the user has entered an application there. */
  board?: CalendarDay | undefined
  today: CalendarDay
}

/**
 * The three steps that follow from an answer, with the user's states and days; none if the license is not
 * transferable. They summarize the lines of the answer, which have the sources.
 */
export function nextSteps(
  question: Question,
  compact: Compact | undefined,
  days: KnownDays,
): readonly NextStep[] {
  const ground = groundOf(question, compact)
  switch (ground?.first) {
    case undefined:
      return []
    case 'compact':
      return compactSteps(question, ground, days)
    case 'law':
      return lawSteps(question, days)
    case 'askAboutLaw':
      return askAboutLawSteps(question, days)
  }
}

function compactSteps(
  { profession, from, to }: Question,
  { compact: { name, url, portal, limit }, yes }: Extract<Ground, { first: 'compact' }>,
  { report, today }: KnownDays,
): readonly NextStep[] {
  const means = labelOf(compactMeans, yes.means)
  const given = means.replace(/^an? /, 'the ')
  const isMultistate = yes.means === 'multistate'
  const asked = limit
    ? `which work ${given} covers once you live there, which license you need for the rest`
    : isMultistate
      ? 'whether it counts there, what you must file, what it costs'
      : `what you must file for ${means}, what it costs`
  const kept = isMultistate || limit ? 'the answer' : `the answer and ${given}`
  const when =
    report && report > today ? `the report date, ${formatDay(report)}` : 'your first day of work'
  return [
    {
      text: `Check that your license from ${placeName(from)} ${isMultistate ? 'is' : 'qualifies you for'} ${means} under the ${name}.`,
      site: portal ?? { name: `Site of the ${name}`, url },
    },
    {
      text: `Ask ${profession.board} in ${placeName(to)} in writing ${asked}, and from what day you may work.`,
      isAtBoard: true,
    },
    {
      text: `${limit ? `For the rest, apply there under the federal law with ${PAPERS}. ` : ''}Have ${kept} before ${when}.`,
    },
  ]
}

const PAPERS = 'proof of the military orders, your marriage certificate and a notarized statement'

function lawSteps(question: Question, days: KnownDays): readonly NextStep[] {
  return [
    { text: `Get your papers together: ${PAPERS}.` },
    {
      text: `Apply to ${officeOf(question)} with them. ${whenValid(question, days)}`,
      isAtBoard: true,
    },
    day30Step(days),
  ]
}

function askAboutLawSteps(question: Question, days: KnownDays): readonly NextStep[] {
  return [
    {
      text: `Ask ${officeOf(question)} in writing whether the federal law covers your license.`,
      isAtBoard: true,
    },
    { text: `If it does, apply there with ${PAPERS}. ${whenValid(question, days)}` },
    day30Step(days),
  ]
}

const officeOf = ({ profession, to }: Question) => `${profession.board} in ${placeName(to)}`

function whenValid({ profession }: Question, { report, today }: KnownDays): string {
  const who = profession.lawLimit ? 'Under the federal law, your' : 'Your'
  const moved = report && report > today ? ` The report date is ${formatDay(report)}.` : ''
  return `${who} license counts there once you have applied and moved.${moved}`
}

const day30Step = (days: KnownDays): NextStep => ({
  text: `${day30Sentence(days)} If the board has not decided by then, ask for a temporary license.`,
})

function day30Sentence({ report, board, today }: KnownDays): string {
  // The 30 days start with the move, if that is later than the application.
  const fromMove = report && addDays(report, BOARD_DAYS)
  if (board && (!fromMove || board > fromMove)) {
    return `Day 30 at the board ${board < today ? 'was' : 'is'} ${formatDay(board)}.`
  }
  const earliest = fromMove
    ? ` Counted from your report date, that is ${formatDay(fromMove)} or later.`
    : ''
  return `Count 30 days from the later of two: your complete application, and your move.${earliest}`
}
