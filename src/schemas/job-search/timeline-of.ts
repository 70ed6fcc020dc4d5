import { compareDays, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import type { TitledLine } from '@/engine/views/list/children/children-config'
import { applicationHistory, interviewFormat, type HistoryEntry } from './application-history'
import { isOpen } from './application-status'
import { interviewDayOf } from './interview-day'
import { timeOf } from './interview-time'
import type { JobApplicationRecord } from './job-application'

type ApplicationProgress = Pick<JobApplicationRecord, 'id' | 'dateApplied' | 'status' | 'history'>

/**
 * What happened with an application, the earliest first. It begins with the day on which it was sent,
 * which is in no entry: records from before there was a history tell that much, and no more.
 */
export function timelineOf(
  application: ApplicationProgress,
  today: CalendarDay,
): readonly TitledLine[] {
  return [
    { title: `Applied on ${formatDay(application.dateApplied)}` },
    ...byDay(application.history).map((entry) => lineOf(entry, application, today)),
  ]
}

/** The entries by their days; those of one day in the order in which they were written down. */
export function byDay(history: readonly HistoryEntry[]): readonly HistoryEntry[] {
  return history.toSorted((one, other) => compareDays(one.day, other.day))
}

function lineOf(entry: HistoryEntry, record: ApplicationProgress, today: CalendarDay): TitledLine {
  const { id, day, format = '', place = '', link, text, ...rest } = entry
  const name = applicationHistory.describe({ ...blank, ...rest, day, format })
  // A status is set on its day. An interview takes place on it.
  const title = `${entry.kind === 'status' ? `Marked ${name}` : name} on ${formatDay(day)}`
  return {
    id,
    title,
    details: [timeOf(entry), labelOf(interviewFormat, format), place].filter(Boolean),
    link: link ? { href: link, label: 'Join the Video Call' } : undefined,
    to:
      entry.kind === 'interview' && isOpen(record.status)
        ? {
            href: interviewDayOf(record.id, id),
            // Nobody gets ready for what is over; what was written down for it is still there.
            label: day < today ? 'Open Interview Day' : 'Get Ready for the Interview',
          }
        : undefined,
    text,
  }
}

const blank = {
  status: '',
  startTime: '',
  timeZone: '',
  time: '',
  place: '',
  link: '',
  text: '',
} as const
