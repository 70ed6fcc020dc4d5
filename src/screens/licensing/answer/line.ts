import type { CalendarDay } from '@/engine/calendar-day'
import { reviewDueOn } from '@/schemas/content/review-due'
import type { Basis } from '@/schemas/licensing/statement'

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
