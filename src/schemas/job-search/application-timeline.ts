import { formatDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import type { TitledLine } from '@/engine/views/children/children-config'
import {
  applicationHistory,
  byDay,
  interviewFormat,
  type HistoryEntry,
} from './application-history'
import { isOpen } from './application-status'
import { isCalledOff } from './held-interview'
import { interviewDayOf } from './interview-day'
import { timeWithOtherDay } from './interview-time'
import type { JobApplicationRecord } from './job-application'

type ApplicationProgress = Pick<JobApplicationRecord, 'id' | 'dateApplied' | 'status' | 'history'>

/**
 * The events of an application, the earliest first. It begins with the day on which it was sent, which is not in the
 * history: records that are older than the history have only that.
 */
export function applicationTimeline(application: ApplicationProgress): readonly TitledLine[] {
  return [
    { title: `Applied on ${formatDay(application.dateApplied)}` },
    ...byDay(application.history).map((entry) => lineOf(entry, application)),
  ]
}

function lineOf(entry: HistoryEntry, record: ApplicationProgress): TitledLine {
  const { id, day, format = '', place = '', link, text, ...rest } = entry
  const name = applicationHistory.describe({ ...blank, ...rest, day, format })
  const isOff = isCalledOff(entry, record)
  // The day of a status is when it was set. The day of an interview is when it takes place.
  const title = `${entry.kind === 'status' ? `Marked ${name}` : name} on ${formatDay(day)}`
  return {
    id,
    title,
    details: [
      isOff ? 'Called off' : '',
      timeWithOtherDay(entry),
      labelOf(interviewFormat, format),
      place,
    ].filter(Boolean),
    link: link ? { href: link, label: 'Join the Video Call' } : undefined,
    to:
      entry.kind === 'interview' && isOpen(record.status)
        ? { href: interviewDayOf(record.id, id), label: 'Open Interview Day' }
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
