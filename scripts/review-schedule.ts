import { addDays, type CalendarDay } from '../src/engine/calendar-day.ts'
import type { Provenance } from '../src/schemas/content.ts'

const days: Record<NonNullable<Provenance['reviewEvery']>, number> = {
  P3M: 91,
  P6M: 182,
  P12M: 365,
}

/** The day from which a record's next review is due; undefined for one that carries no date or no interval. */
export function reviewDueOn({ lastReviewed, reviewEvery }: Provenance): CalendarDay | undefined {
  if (!lastReviewed || !reviewEvery) return undefined
  return addDays(lastReviewed, days[reviewEvery])
}
