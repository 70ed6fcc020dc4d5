import { isCalendarDay, type CalendarDay } from '@/engine/calendar-day'
import { FIRST_YEAR, hasMistypedYear, LAST_YEAR } from '@/engine/mistyped-year'
import { useStored } from '@/engine/store/use-stored'
import { useSearchValues } from '@/engine/url/use-search-values'
import { useToday } from '@/engine/use-today'
import { workRecord } from '@/schemas/my-work/work'
import { currentJobs } from './notice'
import { usePreselected } from './use-preselected'

/** The job to leave and its last day, from the URL parameters `job` and `last`. Neither is stored. */
export function useJobToLeave() {
  const { search } = useSearchValues()
  const today = useToday()
  const jobs = currentJobs(useStored(workRecord), today)
  const preselected = usePreselected(jobs)
  const typed = search.get('last') ?? ''
  return {
    jobs,
    job: jobs.find(({ id }) => id === search.get('job')) ?? preselected,
    lastDay: isCalendarDay(typed) && !hasMistypedYear(typed) ? typed : '',
    problem: lastDayProblem(typed, today),
  }
}

/** What to check in a last day as typed; blank if it is plausible, empty or incomplete. */
export function lastDayProblem(typed: string, today: CalendarDay): string {
  if (hasMistypedYear(typed)) {
    return `Check the year. Use one from ${FIRST_YEAR} to ${LAST_YEAR}. Until then this day is left blank.`
  }
  if (!isCalendarDay(typed)) return ''
  const isFar = Number(typed.slice(0, 4)) > Number(today.slice(0, 4)) + YEARS_AHEAD
  if (isFar) return 'This day is years ahead. Check the year.'
  return typed < today ? 'This day has passed. Check it, or keep it if it is right.' : ''
}

/** A last day farther ahead is likely a typo. */
const YEARS_AHEAD = 2
