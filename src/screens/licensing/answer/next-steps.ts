import { addDays, formatDay, type CalendarDay } from '@/engine/calendar-day'
import type { Compact } from '@/schemas/licensing/compact'
import { BOARD_DAYS } from '@/schemas/licensing/license'
import { placeName, type Question } from './question'
import { isAside, isUsable, mayBeLeftOut, verdictOf } from './verdict'

/** One thing to do. */
export interface NextStep {
  text: string
  /** Whether it is done at the board of the new state. */
  isAtBoard?: true
  /** Where it is done on the web. */
  site?: { name: string; url: string }
}

/** What is known of the days of a move to the state of the question. */
export interface KnownDays {
  /** The report date, while it is ahead. */
  report?: CalendarDay | undefined
  /** Day 30 at the board, as the application that a person keeps has it. */
  board?: CalendarDay | undefined
  today: CalendarDay
}

/**
 * The three steps that follow from an answer, with the states and days of the person; none where there is
 * nothing to take to another state. Each is in short what the lines of the answer say with their sources.
 */
export function nextSteps(
  question: Question,
  compact: Compact | undefined,
  days: KnownDays,
): readonly NextStep[] {
  const verdict = verdictOf(question, compact)
  if (isAside(verdict)) return []
  if (compact && isUsable(verdict)) return compactSteps(question, compact, days)
  return lawSteps(question, mayBeLeftOut(question, compact), days)
}

function compactSteps(
  { profession, from, to }: Question,
  { name, url, portal }: Compact,
  { report }: KnownDays,
): readonly NextStep[] {
  const when = report ? `the report date, ${formatDay(report)}` : 'your first day of work'
  return [
    {
      text: `Check that your license from ${placeName(from)} counts under the ${name}.`,
      site: portal ?? { name: `Site of the ${name}`, url },
    },
    {
      text: `Ask ${profession.board} in ${placeName(to)} in writing whether it counts there, and from what day you may work.`,
      isAtBoard: true,
    },
    { text: `Have the answer before ${when}, and keep it with your license.` },
  ]
}

const PAPERS = 'proof of the military orders, your marriage certificate and a notarized statement'

function lawSteps(
  { profession, to }: Question,
  asksFirst: boolean,
  days: KnownDays,
): readonly NextStep[] {
  const office = `${profession.board} in ${placeName(to)}`
  const moved = days.report ? ` The report date is ${formatDay(days.report)}.` : ''
  const counts = `Your license counts there once you have applied and moved.${moved}`
  const count = {
    text: `${thirtyDays(days)} If the board has not decided by then, ask for a temporary license.`,
  }
  if (asksFirst) {
    return [
      {
        text: `Ask ${office} in writing whether the federal law covers your license.`,
        isAtBoard: true,
      },
      { text: `If it does, apply there with ${PAPERS}. ${counts}` },
      count,
    ]
  }
  return [
    { text: `Get your papers together: ${PAPERS}.` },
    { text: `Apply to ${office} with them. ${counts}`, isAtBoard: true },
    count,
  ]
}

function thirtyDays({ report, board, today }: KnownDays): string {
  if (board) return `Day 30 at the board ${board < today ? 'was' : 'is'} ${formatDay(board)}.`
  const earliest = report
    ? ` By your report date, that is ${formatDay(addDays(report, BOARD_DAYS))} or later.`
    : ''
  return `Count 30 days from the later of two: your complete application, and your move.${earliest}`
}
