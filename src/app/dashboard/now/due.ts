import { addDays, type CalendarDay } from '@/engine/calendar-day'
import type { IconName } from '@/engine/ui/icon-name'

/**
 * Something that waits for the user, with the one way to deal with it. A source of them is a pure
 * function from records and the local day to a list, the most pressing first; `useDue` names the sources.
 */
export interface Due {
  /** Unique among all that is due. */
  id: string
  icon: IconName
  title: string
  /** That its day is over, as a sentence that comes before the reason: "Overdue since Nov 17, 2026 (5 days ago)." */
  late?: string | undefined
  /** Until when, and what that means; blank where it is late and that says it all. */
  reason: string
  action: { label: string; href: string }
  /** The day on which it ends by itself, or takes place. Without one it waits already. */
  day?: CalendarDay | undefined
  /** How many days ahead of that day it is today's matter. */
  daysAhead?: number
}

/** So many where a source does not say: what ends takes time to renew. */
const DAYS_AHEAD = 14

/** Whether there is time: what is said so that nobody is surprised, below what waits today. */
export function isComingUp({ day, daysAhead = DAYS_AHEAD }: Due, today: CalendarDay): boolean {
  return day !== undefined && day > addDays(today, daysAhead)
}
