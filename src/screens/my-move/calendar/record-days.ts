import type { CalendarDay } from '@/engine/calendar-day'
import type { Load } from '@/engine/model/stored'
import type { RecordDay } from '@/engine/record-days'
import { screens } from '@/screens'

/** Loads what the modules say of their days. */
export const loadDaySources = async () =>
  (await Promise.all(screens.flatMap(({ days }) => days?.() ?? []))).flatMap(
    ({ default: sources }) => sources,
  )

/** What a calendar shows of the records of all modules, whichever move is planned. */
export async function recordDays(load: Load, today: CalendarDay): Promise<readonly RecordDay[]> {
  const sources = await loadDaySources()
  return sources.flatMap(({ of, days }) => days(of.map(load), today))
}
