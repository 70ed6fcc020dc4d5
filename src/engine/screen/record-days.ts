import type { CalendarDay } from '../calendar-day'

/** A day of a record that becomes an event in a calendar file. */
export interface RecordDay {
  /** From `recordDayId`. It must never change, because calendars identify the event by it. */
  id: string
  title: string
  day: CalendarDay
  /** The instant at which it starts, if it has a time. The event is then a busy hour with alarms. */
  start?: string
  /** The location, if the day has a time. */
  place?: string
  /** The text under the title; may be blank. */
  note: string
  /** A day that is done is left out of the file, unless an earlier file had it. */
  isDone: boolean
}

/**
 * The id of a day. Percent signs and slashes in the parts are escaped.
 * @param kind the type of the record. It is unique and does not start with 'move'
 */
export const recordDayId = (kind: string, ...parts: readonly string[]): string =>
  ['record', kind, ...parts.map((part) => part.replaceAll('%', '%25').replaceAll('/', '%2F'))].join(
    '/',
  )
