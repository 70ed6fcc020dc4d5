import { compareDays, type CalendarDay } from '@/engine/calendar-day'
import type { HistoryEntry } from './application-history'
import { isOpen } from './application-status'
import type { JobApplicationRecord } from './job-application'
import { byDay } from './timeline-of'

/** An interview whose day is known, with the application that it is for. */
export interface Interview {
  record: JobApplicationRecord
  entry: HistoryEntry
}

/** The next interview of an application, today's included; undefined where none is written down. */
export function nextInterview(
  { history }: Pick<JobApplicationRecord, 'history'>,
  today: CalendarDay,
): HistoryEntry | undefined {
  return byDay(history).find(({ kind, day }) => kind === 'interview' && day >= today)
}

/** The next interview of each application that has one, the first first. A closed one has none. */
export function interviewsAhead(
  records: readonly JobApplicationRecord[],
  today: CalendarDay,
): readonly Interview[] {
  return records
    .filter(({ status }) => isOpen(status))
    .flatMap((record) => {
      const entry = nextInterview(record, today)
      return entry ? [{ record, entry }] : []
    })
    .toSorted((one, other) => compareDays(one.entry.day, other.entry.day))
}
