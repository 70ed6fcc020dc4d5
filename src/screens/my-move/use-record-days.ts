import type { CalendarDay } from '@/engine/calendar-day'
import { useStored } from '@/engine/store/use-stored'
import { applications } from '@/schemas/job-search/job-application'
import { licenses } from '@/schemas/licensing/license'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import { jobDays } from './calendar/job-days'
import { licenseDays } from './calendar/license-days'
import type { CalendarTask } from './calendar/update-events'

/** What a calendar shows of licenses and of the job search, whichever move is planned. */
export function useRecordDays(today: CalendarDay): readonly CalendarTask[] {
  const applied = useStored(applications)
  const saved = useStored(savedPostings)
  // A backup may have brought back a posting that was applied to since: the application has its days.
  const ids = new Set(applied.map(({ id }) => id))
  const jobs = [...applied, ...saved.filter(({ id }) => !ids.has(id))]
  return [...licenseDays(useStored(licenses)), ...jobDays(jobs, today)]
}
