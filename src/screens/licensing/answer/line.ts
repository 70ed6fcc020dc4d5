import type { CalendarDay } from '@/engine/calendar-day'
import { reviewDueOn } from '@/schemas/content/review-interval'
import type { Basis } from '@/schemas/licensing/statement'

/** One statement of an answer. */
export interface Line {
  text: string
  /** Its sources and certainty. Our own advice and questions have none. */
  basis?: Basis
  /** Whether its sources are due for a review. */
  isOverdue: boolean
}

/** A line with a source. */
export function sourcedLine(text: string, basis: Basis, today: CalendarDay): Line {
  return { text, basis, isOverdue: (reviewDueOn(basis) ?? today) < today }
}

/** A line without a source: advice, or a question to ask. */
export function unsourcedLine(text: string): Line {
  return { text, isOverdue: false }
}
