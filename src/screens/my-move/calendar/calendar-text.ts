import { addDays, type CalendarDay } from '@/engine/calendar-day'
import { site } from '@/data/site'
import type { CalendarEvent } from '@/schemas/my-move/calendar-events'
import { contentLine, escapeText } from './content-line'

/**
 * Events as a calendar file (RFC 5545). There is no METHOD, which would ask for an organizer, no alarm, as
 * calendars have their own, and no time zone: a day is the same day everywhere.
 */
export function calendarText(
  events: readonly (readonly [uid: string, event: CalendarEvent])[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name}//My Move//EN`,
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:My Move',
    ...events.flatMap(([uid, event]) => eventLines(uid, event)),
    'END:VCALENDAR',
  ]
  return lines.map(contentLine).join('')
}

function eventLines(uid: string, event: CalendarEvent): readonly string[] {
  const { sequence, day, note, isCancelled, changedAt } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    // Without a METHOD this is when the event was last changed.
    `DTSTAMP:${utcTime(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escapeText(summary(event))}`,
    ...(note === '' ? [] : [`DESCRIPTION:${escapeText(note)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Nobody is busy for a whole day because something is due on it.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Some calendars take no notice of the status, so the title says it too. */
const summary = ({ title, isCancelled }: CalendarEvent) =>
  isCancelled ? `Canceled: ${title}` : title

const compact = (day: CalendarDay) => day.replaceAll('-', '')

/** `20261123T120155Z` */
const utcTime = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
