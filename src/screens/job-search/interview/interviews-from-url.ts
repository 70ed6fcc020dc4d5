import type { CalendarDay } from '@/engine/calendar-day'
import {
  interviewsAhead,
  interviewsOf,
  type Interview,
} from '@/schemas/job-search/interviews-ahead'
import type { JobApplicationRecord } from '@/schemas/job-search/job-application'
import { FOR, INTERVIEW } from '@/schemas/job-search/interview-day'

/**
 * The interviews that the URL names. With an interview: that one. With an application only: its upcoming ones, or all
 * if none is upcoming. Otherwise: all upcoming interviews.
 */
export function interviewsFromUrl(
  records: readonly JobApplicationRecord[],
  search: URLSearchParams,
  today: CalendarDay,
): readonly Interview[] {
  const ahead = interviewsAhead(records, today)
  if (!search.has(FOR)) return ahead
  const asked = search.get(INTERVIEW)
  const all = records.filter(({ id }) => id === search.get(FOR)).flatMap(interviewsOf)
  if (asked !== null) return all.filter(({ entry }) => entry.id === asked)
  const next = ahead.filter(({ record }) => record.id === search.get(FOR))
  return next.length > 0 ? next : all
}
