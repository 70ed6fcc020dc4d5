import { formatWeekday, type CalendarDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { Button } from '@/engine/ui/Button'
import { lazyPart } from '@/engine/ui/lazy-part'
import { PendingView } from '@/engine/ui/PendingView'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { useListContext, useListState } from '@/engine/views/list/list-context'
import { dayHere, timeOf, whenItIs } from '@/schemas/job-search/interview-time'
import {
  dayAndTime,
  interviewsAhead,
  lacksInterviewDay,
  type Interview,
} from '@/schemas/job-search/interviews-ahead'
import { jobName, type JobApplicationRecord } from '@/schemas/job-search/job-application'

const AddToCalendar = lazyPart(() => import('./AddToCalendar'))

/**
 * The next interview of an application, as its card says it: "Tue, Dec 8, 2:00 PM". If that is a different day on this
 * device, the local day and time follow. An application that waits for one without a day asks for it.
 */
export const nextInterview = {
  label: 'Interview',
  applies: (record: JobApplicationRecord, today: CalendarDay) =>
    next(record, today) !== undefined || lacksInterviewDay(record),
  line: (record: JobApplicationRecord, today: CalendarDay) => {
    const entry = next(record, today)?.entry
    if (!entry) return 'No date yet'
    if (dayHere(entry) !== entry.day) return whenItIs(entry, today, formatWeekday)
    return [formatWeekday(entry.day), isolate(timeOf(entry))].filter(Boolean).join(', ')
  },
  action: (record: JobApplicationRecord, today: CalendarDay) => {
    const interview = next(record, today)
    return interview ? <WaysOn interview={interview} /> : <AddTheDate record={record} />
  },
}

const next = (record: JobApplicationRecord, today: CalendarDay) =>
  interviewsAhead([record], today)[0]

/** To the call, where it is one, and into the calendar. */
function WaysOn({ interview }: { interview: Interview }) {
  const { record, entry } = interview
  return (
    <>
      {entry.link && (
        <OutboundLink href={entry.link} label={`${jobName(record)}, ${dayAndTime(entry)}`}>
          Join the Video Call
        </OutboundLink>
      )}
      {/* The placeholder keeps the card, its height and its focus while the code loads. */}
      <PendingView part={AddToCalendar} meanwhile={<div className="min-h-11" data-no-print />}>
        <AddToCalendar interview={interview} />
      </PendingView>
    </>
  )
}

/** Opens the question that "Interview Scheduled" asks, for a user who closed it or imported the application. */
function AddTheDate({ record }: { record: JobApplicationRecord }) {
  const { openFollowUp } = useListContext()
  const { followUpId } = useListState()
  if (followUpId === record.id) return null
  return (
    <Button
      variant="secondary"
      data-no-print
      aria-label={`Add the Date: interview, ${jobName(record)}`}
      onClick={() => openFollowUp(record.id)}
    >
      Add the Date
    </Button>
  )
}
