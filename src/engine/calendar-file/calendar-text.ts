import { addDays, type CalendarDay } from '../calendar-day'
import { contentLine, escapeText } from './content-line'

/** An event of a calendar file. */
interface FileEvent {
  /** How often it was changed since it was first exported. */
  sequence: number
  day: CalendarDay
  /** The instant at which it begins, on that day. Without one, it is an all-day event that leaves the day free. */
  start?: string | undefined
  place?: string | undefined
  title: string
  note: string
  isCancelled: boolean
  /** The instant of its last change. */
  changedAt: string
}

interface FileNames {
  /** The product that writes the file: "Product//Part". */
  product: string
  /** The name of a calendar that is created from the file. Omitted for a single event. */
  calendar?: string
}

/**
 * Events as a calendar file (RFC 5545). There is no METHOD, which would require an organizer, and no time zone: a
 * day is the same day everywhere, and a time is an instant in UTC. Only an event with a time has alarms, a day and
 * an hour before it.
 */
export function calendarText(
  events: readonly (readonly [uid: string, event: FileEvent])[],
  { product, calendar }: FileNames,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//EN`,
    'CALSCALE:GREGORIAN',
    ...(calendar === undefined ? [] : [`X-WR-CALNAME:${calendar}`]),
    ...events.flatMap(([uid, event]) => eventLines(uid, event)),
    'END:VCALENDAR',
  ]
  return lines.map(contentLine).join('')
}

function eventLines(uid: string, event: FileEvent): readonly string[] {
  const { sequence, note, place, isCancelled, changedAt } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    // Without a METHOD this is when the event was last changed.
    `DTSTAMP:${utcTime(changedAt)}`,
    `SEQUENCE:${sequence}`,
    ...timeLines(event),
    `SUMMARY:${escapeText(summary(event))}`,
    ...(note === '' ? [] : [`DESCRIPTION:${escapeText(note)}`]),
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(event.start === undefined
      ? // Something that is due on a day does not make the person busy all day.
        ['TRANSP:TRANSPARENT']
      : [
          'TRANSP:OPAQUE',
          ...(isCancelled ? [] : ALARMS.flatMap((before) => alarmLines(before, event))),
        ]),
    'END:VEVENT',
  ]
}

/** A day and an hour before. See docs/decisions/0041. */
const ALARMS = ['-P1D', '-PT1H']

/** How long an event with a time lasts, because its end is never entered. See docs/decisions/0041. */
const LENGTH_MS = 3_600_000

function timeLines({ day, start }: FileEvent): readonly string[] {
  if (start === undefined) {
    const next = addDays(day, 1)
    // The format has no year 10000. Without an end the event lasts the day.
    const end = next.length > day.length ? [] : [`DTEND;VALUE=DATE:${compact(next)}`]
    return [`DTSTART;VALUE=DATE:${compact(day)}`, ...end]
  }
  const end = new Date(Date.parse(start) + LENGTH_MS).toISOString()
  return [`DTSTART:${utcTime(start)}`, ...(end.startsWith('+') ? [] : [`DTEND:${utcTime(end)}`])]
}

const alarmLines = (before: string, event: FileEvent): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(summary(event))}`,
  `TRIGGER:${before}`,
  'END:VALARM',
]

/** Some calendars ignore the status, so the title has it too. */
const summary = ({ title, isCancelled }: FileEvent) => (isCancelled ? `Canceled: ${title}` : title)

const compact = (day: CalendarDay) => day.replaceAll('-', '')

/** `20261123T120155Z` */
const utcTime = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
