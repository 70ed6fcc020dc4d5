import { formatWeekday, type CalendarDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { lazyPart } from '@/engine/ui/lazy-part'
import { timeOf } from '@/schemas/job-search/interview-time'
import { interviewsAhead } from '@/schemas/job-search/interviews-ahead'
import type { JobApplicationRecord } from '@/schemas/job-search/job-application'

const AddToCalendar = lazyPart(() => import('./AddToCalendar'))

/** The next interview of an application, as its card says it: "Tue, Dec 8, 2:00 PM". */
export const nextInterview = {
  label: 'Interview',
  applies: (record: JobApplicationRecord, today: CalendarDay) => next(record, today) !== undefined,
  line: (record: JobApplicationRecord, today: CalendarDay) => {
    const entry = next(record, today)?.entry
    return entry
      ? [formatWeekday(entry.day), isolate(timeOf(entry))].filter(Boolean).join(', ')
      : ''
  },
  action: (record: JobApplicationRecord, today: CalendarDay) => {
    const interview = next(record, today)
    return interview?.entry.startTime && <AddToCalendar interview={interview} />
  },
}

const next = (record: JobApplicationRecord, today: CalendarDay) =>
  interviewsAhead([record], today)[0]
