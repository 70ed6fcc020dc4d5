import { questionsToAsk } from '@/data/job-search/questions-to-ask'
import { useSearchValues } from '@/engine/url/use-search-values'
import {
  formatDay,
  formatWeekday,
  formatWeekdayAndYear,
  type CalendarDay,
} from '@/engine/calendar-day'
import { formatClock } from '@/engine/clock-time'
import { useStored } from '@/engine/store/use-stored'
import { timeZoneName } from '@/engine/time-zone-name'
import { Card } from '@/engine/ui/Card'
import { Detail } from '@/engine/ui/Detail'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { useToday } from '@/engine/use-today'
import { deviceTimeZone } from '@/engine/zoned-time'
import { byDay, interviewFormat } from '@/schemas/job-search/application-history'
import { interviewNotes, noteOn } from '@/schemas/job-search/interview-notes'
import { applicationStatus, isOpen } from '@/schemas/job-search/application-status'
import { isCanceled } from '@/schemas/job-search/held-interview'
import { FOR } from '@/schemas/job-search/interview-day'
import { awayHere, timeHere } from '@/schemas/job-search/interview-time'
import { dayAndTime, type Interview } from '@/schemas/job-search/interviews-ahead'
import { applications, jobName } from '@/schemas/job-search/job-application'
import AddToCalendar from './AddToCalendar'
import { interviewsFromUrl } from './interviews-from-url'
import { MatchingResults } from './MatchingResults'

/** What a user needs on the day of an interview, for each interview that the URL selects. */
export default function InterviewDayPage() {
  const today = useToday()
  const { search } = useSearchValues()
  const shown = interviewsFromUrl(useStored(applications), search, today)
  if (shown.length === 0) {
    return (
      <p className="mt-2">
        {search.has(FOR)
          ? 'That interview is no longer in the history of an application. Interview Prep lists the upcoming ones.'
          : 'You have no upcoming interviews. Add one, with its date, to the history of an application.'}
      </p>
    )
  }
  return (
    <div className="mt-4 stack-6">
      {shown.map((interview) => (
        <InterviewCard
          key={`${interview.record.id} ${interview.entry.id}`}
          interview={interview}
          today={today}
        />
      ))}
    </div>
  )
}

function InterviewCard({ interview, today }: { interview: Interview; today: CalendarDay }) {
  const { record, entry } = interview
  const notes = useStored(interviewNotes)
  const name = `${jobName(record)}, ${dayAndTime(entry)}`
  return (
    <Card>
      <section aria-label={name}>
        <h3 className="text-lg font-bold sm:text-xl" dir="auto">
          {jobName(record)}
        </h3>
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
          <Detail label="Day">
            {`${formatWeekdayAndYear(entry.day)} (${awayHere(entry, today)})`}
          </Detail>
          <Times entry={entry} />
          {entry.format && <Detail label="Kind">{interviewFormat.labels[entry.format]}</Detail>}
          {entry.place && (
            <Detail label={entry.format === 'phone' ? 'Phone Number' : 'Place'}>
              {entry.place}
            </Detail>
          )}
          {entry.link && (
            <Detail label="Link">
              <OutboundLink href={entry.link} label={name}>
                Join the Video Call
              </OutboundLink>
            </Detail>
          )}
          {!isOpen(record.status) ? (
            <Detail label="Status">{applicationStatus.labels[record.status]}</Detail>
          ) : (
            isCanceled(entry, record) && <Detail label="Status">Called off</Detail>
          )}
          {record.contact && <Detail label="Contact">{record.contact}</Detail>}
          {record.resumeVersion && <Detail label="Resume Version">{record.resumeVersion}</Detail>}
        </dl>
        <div className="mt-3 empty:hidden">
          <AddToCalendar interview={interview} />
        </div>
        {[entry.text, record.notes].map(
          (text, at) =>
            text && (
              <p key={at} className="mt-3 max-w-prose whitespace-pre-wrap break-words" dir="auto">
                {text}
              </p>
            ),
        )}
        <HistoryNotes record={record} />
        <MatchingResults job={record} />
        <h4 className="mt-4 font-bold">Questions to Ask</h4>
        <ul className="mt-2 grid max-w-prose list-disc gap-2 pl-5">
          {questionsToAsk.rows.map(({ id, question }) => (
            <li key={id}>
              <span>{question}</span>
              {noteOn(notes, id) && (
                <span className="block whitespace-pre-wrap text-muted" dir="auto">
                  {noteOn(notes, id)}
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}

/** The time in the time zone of the interview, and in that of this device if it differs. */
function Times({ entry }: Pick<Interview, 'entry'>) {
  const { startTime, timeZone, time } = entry
  const here = timeHere(entry)
  return (
    <>
      {startTime && (
        <Detail label="Time">
          {[formatClock(startTime), timeZone && timeZoneName(timeZone)].filter(Boolean).join(' ')}
        </Detail>
      )}
      {here && (
        <Detail label="Your Time">
          {[
            here.day === entry.day ? '' : `${formatWeekday(here.day)}, `,
            `${formatClock(here.time)} ${timeZoneName(deviceTimeZone())}`,
          ].join('')}
        </Detail>
      )}
      {time && <Detail label={startTime ? 'Time in Your Words' : 'Time'}>{time}</Detail>}
    </>
  )
}

/** What a user wrote down in the history of the application. */
function HistoryNotes({ record: { history } }: Pick<Interview, 'record'>) {
  const notes = byDay(history).filter(({ kind, text }) => kind === 'note' && text)
  if (notes.length === 0) return null
  return (
    <>
      <h4 className="mt-4 font-bold">Notes from the History</h4>
      <ul className="mt-2 grid max-w-prose list-none gap-2 p-0">
        {notes.map(({ id, day, text }) => (
          <li key={id} className="break-words">
            <span className="text-muted">{`${formatDay(day)}:`}</span>{' '}
            <span className="whitespace-pre-wrap" dir="auto">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
