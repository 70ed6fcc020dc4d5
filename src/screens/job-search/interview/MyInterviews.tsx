import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { formatWeekdayAndYear, type CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import { isolate } from '@/engine/isolate'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { Callout } from '@/engine/ui/Callout'
import { useToday } from '@/engine/use-today'
import { interviewDayOf } from '@/schemas/job-search/interview-day'
import { whenItIs } from '@/schemas/job-search/interview-time'
import {
  dayAndTime,
  interviewsAhead,
  lacksInterviewDay,
  type Interview,
} from '@/schemas/job-search/interviews-ahead'
import {
  applications,
  awaitsInterview,
  jobName,
  type JobApplicationRecord,
} from '@/schemas/job-search/job-application'
import { TRACKER_URL } from '../tracker-url'
import { historyUrl } from './history-url'

/** The tracker, filtered to the applications with a scheduled interview if that hides none of these. */
const trackerUrl = (listed: readonly JobApplicationRecord[]) =>
  listed.every(awaitsInterview) ? `${TRACKER_URL}&status=interview` : TRACKER_URL

/** Up to this many interviews without a day are listed. Of more, only the count is shown. */
const MAX_NAMED = 3

/** The interviews from the tracker, those with a day first, with links to their applications. */
export function MyInterviews() {
  const today = useToday()
  const [, navigate] = useLocation()
  const records = useStored(applications)
  const ahead = interviewsAhead(records, today)
  const others = records.filter(
    (record) =>
      lacksInterviewDay(record) && !ahead.some((interview) => interview.record === record),
  )
  const listed = [...ahead.map(({ record }) => record), ...others]
  const isKnown = listed.length > 0
  return (
    <Callout
      aria-labelledby="my-interviews"
      data-no-print={!isKnown || undefined}
      action={
        <Button data-no-print onClick={() => navigate(trackerUrl(listed), { replace: true })}>
          Show My Interviews
        </Button>
      }
    >
      <h2 id="my-interviews" className="text-xl font-bold">
        {isKnown ? 'Interviews Ahead' : 'Have an interview coming up?'}
      </h2>
      {isKnown ? (
        <ul className="mt-1 grid list-none gap-2 p-0">
          {ahead.map((interview) => (
            <DatedInterview
              key={`${interview.record.id} ${interview.entry.id}`}
              interview={interview}
              today={today}
            />
          ))}
          <UndatedInterviews records={others} />
        </ul>
      ) : (
        <p className="mt-1">
          {records.some(awaitsInterview)
            ? 'Add its date to the history of its application in the tracker, and it will show up here.'
            : 'Set its application to “Interview Scheduled” in the tracker, and it will show up here.'}
        </p>
      )}
    </Callout>
  )
}

/** An interview, with a link to its Interview Day page. */
function DatedInterview({ interview, today }: { interview: Interview; today: CalendarDay }) {
  const { record, entry } = interview
  return (
    <li>
      <Link
        href={interviewDayOf(record.id, entry.id)}
        // A touch target of full height that does not increase the height of the line.
        className="text-link -my-2.5 inline-block py-2.5 font-semibold"
      >
        <span className="sr-only">Interview Day: </span>
        <span dir="auto">{jobName(record)}</span>{' '}
        <span className="sr-only">{`on ${dayAndTime(entry)}`}</span>
      </Link>
      <p>
        {[whenItIs(entry, today, formatWeekdayAndYear), isolate(entry.place ?? '')]
          .filter(Boolean)
          .join(', ')}
      </p>
    </li>
  )
}

/** The applications whose interview has no day yet. */
function UndatedInterviews({ records }: { records: readonly JobApplicationRecord[] }): ReactNode {
  if (records.length > MAX_NAMED) {
    return (
      <li>{`${formatCount(records.length)} applications are waiting for an interview, with no date yet.`}</li>
    )
  }
  return records.map((record) => (
    <li key={record.id}>
      <p className="font-semibold" dir="auto">
        {jobName(record)}
      </p>
      <p>
        No date yet.{' '}
        <Link
          href={historyUrl(record.id)}
          className="text-link -my-2.5 inline-block py-2.5"
          data-no-print
        >
          Add the Date <span className="sr-only">{`of ${jobName(record)}`}</span>
        </Link>
      </p>
    </li>
  ))
}
