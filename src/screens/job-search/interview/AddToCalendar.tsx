import { useState } from 'react'
import { Link } from 'wouter'
import { downloadText } from '@/engine/download-text'
import { isSame } from '@/engine/model/is-same'
import type { RecordDay } from '@/engine/screen/record-days'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useAttempt } from '@/engine/store/use-attempt'
import { useSave } from '@/engine/store/use-save'
import { announce } from '@/engine/announcer'
import { Button } from '@/engine/ui/Button'
import { Failure } from '@/engine/ui/Failure'
import { isOpen } from '@/schemas/job-search/application-status'
import { isCanceled } from '@/schemas/job-search/held-interview'
import { dayAndTime, type Interview } from '@/schemas/job-search/interviews-ahead'
import { jobName } from '@/schemas/job-search/job-application'
import { calendarEvents, calendarFileProblem } from '@/schemas/my-move/calendar-events'
import { interviewEvent } from '../days'
import { historyUrl } from './history-url'
import { interviewFile, interviewFileName } from './interview-file'

/**
 * Downloads the calendar file of an interview. Without a time or a time zone, it links to the form instead. Renders
 * nothing for a closed application or a canceled interview: the file of the move would remove it from the calendar.
 */
export default function AddToCalendar({ interview: { record, entry } }: { interview: Interview }) {
  const save = useSave(calendarEvents)
  const { load, unreadable } = useRepository()
  const { failure: notSaved, attempt } = useAttempt()
  const [unreadableData, setUnreadableData] = useState<Error>()
  const failure = unreadableData ?? notSaved
  const [downloaded, setDownloaded] = useState<RecordDay>()
  const event = interviewEvent(record, entry)
  if (!isOpen(record.status) || isCanceled(entry, record)) return null
  if (!event) {
    return (
      <Link
        href={historyUrl(record.id, entry.id)}
        className="text-link inline-flex min-h-11 items-center"
        data-no-print
      >
        <span>{entry.startTime ? 'Add the Time Zone' : 'Add the Time'}</span>{' '}
        <span className="sr-only">{`of ${jobName(record)}, ${dayAndTime(entry)}`}</span>
      </Link>
    )
  }
  const download = () =>
    attempt(async () => {
      // Only keys that were read are known as unreadable.
      load(calendarEvents)
      const problem = calendarFileProblem(unreadable(), [calendarEvents.key])
      // Each error is announced, even if it repeats the one before.
      setUnreadableData(problem === undefined ? undefined : new Error(problem))
      if (problem !== undefined) return
      const now = new Date()
      // Store the event before the download: a later file can update only an event that is stored.
      const stored = await save((known) => interviewFile(known, event, now).events)
      downloadText(
        interviewFileName,
        interviewFile(stored, event, now).text,
        'text/calendar;charset=utf-8',
      )
      setDownloaded(event)
      announce(DOWNLOADED, 'Downloaded')
    })
  return (
    <div data-no-print>
      <Button
        variant="secondary"
        aria-label={`Add to Calendar: ${jobName(record)}, ${dayAndTime(entry)}`}
        onClick={() => void download()}
      >
        Add to Calendar
      </Button>
      <Failure message={failure} />
      {/* A changed interview needs a new file. */}
      {isSame(downloaded, event) && !failure && <p className="mt-2">{DOWNLOADED}</p>}
    </div>
  )
}

const DOWNLOADED = 'Calendar file downloaded. Open it to add the interview.'
