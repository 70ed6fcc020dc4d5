import type { CalendarDay } from '@/engine/calendar-day'
import type { HistoryEntry } from '@/schemas/application-history'
import { isOpen } from '@/schemas/application-status'
import { jobName, type JobApplicationRecord } from '@/schemas/job-application'
import { NEXT_ACTION } from '@/schemas/next-action'
import type { CalendarTask } from './update-events'

/**
 * What a calendar shows of a job search: next actions, follow-ups and interviews. A day that is over stays
 * as it went out, whatever became of the application; one ahead is gone once that is closed.
 */
export function jobDays(
  records: readonly JobApplicationRecord[],
  today: CalendarDay,
): readonly CalendarTask[] {
  return records.flatMap((record) =>
    [...nextActionOf(record), ...record.history.flatMap((entry) => entryOf(entry, record))]
      .map((event) => ({ ...event, isDone: event.day < today }))
      .filter(({ isDone }) => isDone || isOpen(record.status)),
  )
}

type Event = Omit<CalendarTask, 'isDone'>

function nextActionOf(record: JobApplicationRecord): readonly Event[] {
  const { id, nextAction, nextActionDate, contact } = record
  if (nextActionDate === '') return []
  return [
    {
      id: `job/${id}/next-action`,
      title: `${nextAction || NEXT_ACTION} (${jobName(record)})`,
      day: nextActionDate,
      note: contact && `Contact: ${contact}`,
    },
  ]
}

/** What entries of these kinds are in a calendar; the others tell of what was, and of no appointment. */
const titles: Partial<Record<HistoryEntry['kind'], string>> = {
  interview: 'Interview',
  'follow-up': 'Follow up',
}

function entryOf(
  { id, kind, day, time, place, link, text }: HistoryEntry,
  record: JobApplicationRecord,
): readonly Event[] {
  const title = titles[kind]
  if (title === undefined) return []
  return [
    {
      id: `job/${record.id}/history/${id}`,
      title: `${title}: ${jobName(record)}`,
      day,
      note: [time, place, link, text].filter(Boolean).join('\n'),
    },
  ]
}
