import { isCalendarDay } from '@/engine/calendar-day'
import { useStored } from '@/engine/store/use-stored'
import { useSearchValues } from '@/engine/url/use-search-values'
import { useToday } from '@/engine/use-today'
import { workRecord } from '@/schemas/my-work/work'
import { currentJobs } from './notice'

/** A year that is still being typed is `0002`. */
const FIRST_DAY = '2000-01-01'

/** The job that a person leaves and its last day, as the address has them (`job`, `last`). They are stored nowhere. */
export function useLeaving() {
  const { search } = useSearchValues()
  const today = useToday()
  const jobs = currentJobs(useStored(workRecord), today)
  const typed = search.get('last') ?? ''
  return {
    jobs,
    job: jobs.find(({ id }) => id === search.get('job')) ?? jobs[0],
    lastDay: isCalendarDay(typed) && typed >= FIRST_DAY ? typed : '',
  }
}
