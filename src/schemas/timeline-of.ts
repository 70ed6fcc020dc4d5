import { compareDays, formatDay } from '@/engine/calendar-day'
import type { TimelineLine } from '@/engine/views/list/timeline'
import { applicationHistory, type HistoryEntry } from './application-history'
import type { JobApplicationRecord } from './job-application'

type Told = Pick<JobApplicationRecord, 'id' | 'dateApplied' | 'history'>

/**
 * What happened with an application, the earliest first. It begins with the day on which it was sent,
 * which is in no entry: records from before there was a history tell that much, and no more.
 */
export function timelineOf({ id, dateApplied, history }: Told): readonly TimelineLine[] {
  return [
    { title: `Applied on ${formatDay(dateApplied)}` },
    ...byDay(history).map((entry) => lineOf(entry, id)),
  ]
}

/** The entries by their days; those of one day in the order in which they were written down. */
export function byDay(history: readonly HistoryEntry[]): readonly HistoryEntry[] {
  return history.toSorted((one, other) => compareDays(one.day, other.day))
}

function lineOf(entry: HistoryEntry, recordId: string): TimelineLine {
  const { id, day, time, place, link, text, ...rest } = entry
  const title = `${applicationHistory.describe({ ...noTexts, ...rest, day })} on ${formatDay(day)}`
  return {
    id,
    title,
    details: [time, place].filter((detail) => detail !== undefined),
    link: link ? { href: link, label: 'Join by Link' } : undefined,
    to:
      entry.kind === 'interview'
        ? { href: interviewDayOf(recordId), label: 'Get Ready for the Interview' }
        : undefined,
    text,
  }
}

/** Where all that one needs on the day of an interview is on one screen. */
export function interviewDayOf(recordId: string): string {
  return `/app/job-search?tab=interview&page=interview-day&for=${encodeURIComponent(recordId)}`
}

const noTexts = { status: '', time: '', place: '', link: '', text: '' } as const
