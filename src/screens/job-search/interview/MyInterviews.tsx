import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { daysAway, formatWeekdayAndYear, type CalendarDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { Callout } from '@/engine/ui/Callout'
import { useToday } from '@/engine/use-today'
import { interviewDayOf } from '@/schemas/job-search/interview-day'
import { timeOf } from '@/schemas/job-search/interview-time'
import {
  dayAndTime,
  interviewsAhead,
  interviewsWithoutDay,
  type Interview,
} from '@/schemas/job-search/interviews-ahead'
import {
  applications,
  jobName,
  type JobApplicationRecord,
} from '@/schemas/job-search/job-application'
import { historyOf } from './history-of'

/** The tracker with the applications that wait for an interview. */
const WAITING = '/app/job-search?tab=tracker&status=interview'

/** So many without a day are named; of more the number says enough. */
const MAX_NAMED = 3

/** The interviews that the tracker knows of, those with a day first, and the way to their applications. */
export function MyInterviews() {
  const today = useToday()
  const [, navigate] = useLocation()
  const records = useStored(applications)
  const ahead = interviewsAhead(records, today)
  const others = interviewsWithoutDay(records)
  const isKnown = ahead.length + others.length > 0
  return (
    <Callout
      aria-labelledby="my-interviews"
      data-no-print={!isKnown || undefined}
      action={
        <Button data-no-print onClick={() => navigate(WAITING, { replace: true })}>
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
            <WithDay
              key={`${interview.record.id} ${interview.entry.id}`}
              interview={interview}
              today={today}
            />
          ))}
          <WithoutDay records={others} />
        </ul>
      ) : (
        <p className="mt-1">
          Set its application to “Interview Scheduled” in the tracker, and it will stand here.
        </p>
      )}
    </Callout>
  )
}

/** An interview, with the way to what one needs on its day. */
function WithDay({ interview, today }: { interview: Interview; today: CalendarDay }) {
  const { record, entry } = interview
  return (
    <li>
      <Link
        href={interviewDayOf(record.id, entry.id)}
        // As high as a thumb needs it, without making the line so high.
        className="text-link -my-2.5 inline-block py-2.5 font-semibold"
      >
        <span className="sr-only">Interview Day: </span>
        <span dir="auto">{jobName(record)}</span>{' '}
        <span className="sr-only">{`on ${dayAndTime(entry)}`}</span>
      </Link>
      <p>
        {[
          `${formatWeekdayAndYear(entry.day)} (${daysAway(entry.day, today)})`,
          ...[timeOf(entry), entry.place ?? ''].map(isolate),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
    </li>
  )
}

/** The interviews of which nobody has written down when they are. */
function WithoutDay({ records }: { records: readonly JobApplicationRecord[] }): ReactNode {
  if (records.length > MAX_NAMED) {
    return (
      <li>{`${records.length} applications are waiting for an interview, with no date yet.`}</li>
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
          href={historyOf(record.id)}
          className="text-link -my-2.5 inline-block py-2.5"
          data-no-print
        >
          Add the Date <span className="sr-only">{`of ${jobName(record)}`}</span>
        </Link>
      </p>
    </li>
  ))
}
