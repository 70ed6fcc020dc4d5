import { formatDay, formatMonth, isCalendarDay, type CalendarDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import { certainty } from '@/schemas/certainty'
import { reviewDueOn } from '@/schemas/review-due'
import type { Basis } from '@/schemas/statement'

/** One thing that is said. */
export interface Line {
  text: string
  /** What it rests on; advice and questions of our own rest on nothing. */
  basis?: Basis
  /** Whether somebody should have looked again by now. */
  isOverdue: boolean
}

/** A line that rests on something. @param day today */
export function sourced(text: string, basis: Basis, day: CalendarDay): Line {
  return { text, basis, isOverdue: (reviewDueOn(basis) ?? day) < day }
}

/** A line of our own: advice, or a question to ask. */
export function own(text: string): Line {
  return { text, isOverdue: false }
}

/** "Oct 7, 2026: confirmed." Where the page shows no date, the day on which we read it. */
export function basisText({ asOf, lastReviewed, sure }: Basis): string {
  const when = asOf === undefined ? `Undated, read ${formatDay(lastReviewed)}` : formatAsOf(asOf)
  return `${when}: ${labelOf(certainty, sure)}.`
}

/** A day, a month or a year as people read it. */
function formatAsOf(asOf: string): string {
  if (isCalendarDay(asOf)) return formatDay(asOf)
  return isCalendarDay(`${asOf}-01`) ? formatMonth(`${asOf}-01`) : asOf
}
