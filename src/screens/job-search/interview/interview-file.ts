import { site } from '@/data/site'
import { calendarText } from '@/engine/calendar-file/calendar-text'
import type { RecordDay } from '@/engine/screen/record-days'
import type { CalendarEvents } from '@/schemas/my-move/calendar-events'
import { nextEvent } from '@/schemas/my-move/next-event'
import { recordUid } from '@/schemas/my-move/record-uid'

export const interviewFileName = 'milspouse-interview.ics'

interface InterviewFile {
  text: string
  /** The events to store before the file is downloaded: the move's calendar file has the same event. */
  events: CalendarEvents
}

/**
 * The calendar file of one interview. Without a change it is the same to the byte, and with one its event has
 * a higher sequence, so that a calendar replaces it.
 * @param known the events of earlier files, those of the move's calendar file included
 */
export function interviewFile(
  known: CalendarEvents,
  interview: RecordDay,
  now: Date,
): InterviewFile {
  const uid = recordUid(interview.id)
  const event = uid === undefined ? undefined : nextEvent(known[uid], interview, now)
  if (uid === undefined || !event) throw new Error(`"${interview.id}" is no day of a record.`)
  return {
    text: calendarText([[uid, event]], { product: `${site.name}//Interview` }),
    events: event === known[uid] ? known : { ...known, [uid]: event },
  }
}
