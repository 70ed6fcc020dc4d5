import type { CalendarDay } from '@/engine/calendar-day'
import type { Load } from '@/engine/model/stored'
import type { RecordDay } from '@/engine/screen/record-days'
import { loadContributions } from '@/engine/screen/modules'

/** Loads the calendar sources of all modules. */
export const loadDaySources = () => loadContributions(({ days }) => days)

/**
 * The calendar days of the records of all modules, without blank ones: a field for a day may be optional. They do not
 * depend on which move is planned.
 */
export async function recordDays(load: Load, today: CalendarDay): Promise<readonly RecordDay[]> {
  const sources = await loadDaySources()
  return sources
    .flatMap(({ of, derive }) => derive(of.map(load), today))
    .filter(({ day }) => day !== '')
}
