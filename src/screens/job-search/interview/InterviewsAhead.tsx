import { Link } from 'wouter'
import { daysAway, formatDay } from '@/engine/calendar-day'
import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { interviewDayOf } from '@/schemas/interview-day'
import { dayAndTime, interviewsAhead } from '@/schemas/interviews-ahead'
import { applications, jobName } from '@/schemas/job-application'

/** The interviews whose day is known, each with the way to what one needs on that day. */
export function InterviewsAhead() {
  const today = useToday()
  const ahead = interviewsAhead(useStored(applications), today)
  if (ahead.length === 0) return null
  return (
    <section aria-labelledby="interviews-ahead">
      <h2 id="interviews-ahead" className="section-title">
        Interviews Ahead
      </h2>
      <ul className="mt-2 grid list-none gap-1 p-0">
        {ahead.map(({ record, entry }) => (
          <li key={`${record.id} ${entry.id}`}>
            <Link
              href={interviewDayOf(record.id, entry.id)}
              className="text-link inline-flex min-h-11 items-center font-semibold"
            >
              <span className="sr-only">Interview Day: </span>
              <span dir="auto">{jobName(record)}</span>{' '}
              <span className="sr-only">on {dayAndTime(entry)}</span>
            </Link>
            <p className="-mt-1">
              {[`${formatDay(entry.day)} (${daysAway(entry.day, today)})`, entry.time, entry.place]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
