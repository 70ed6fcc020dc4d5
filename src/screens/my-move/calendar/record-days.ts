import type { CalendarDay } from '@/engine/calendar-day'
import type { Load } from '@/engine/model/stored'
import type { RecordDay } from '@/engine/screen/record-days'
import { loadContributions } from '@/engine/screen/modules'

/** Loads what the modules say of their days. */
export const loadDaySources = () => loadContributions(({ days }) => days)

/** What a calendar shows of the records of all modules, whichever move is planned. */
export async function recordDays(load: Load, today: CalendarDay): Promise<readonly RecordDay[]> {
  const sources = await loadDaySources()
  return sources.flatMap(({ of, days }) => days(of.map(load), today))
}
