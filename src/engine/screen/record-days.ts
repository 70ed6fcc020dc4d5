import type { CalendarDay } from '../calendar-day'
import type { Stored } from '../model/stored'

/** A day of a record, as a calendar file shows it. */
export interface RecordDay {
  /** From `recordDayId`. It never changes: calendars know the event by it. */
  id: string
  title: string
  day: CalendarDay
  /** The instant at which it begins, where it has a time. The event is a busy hour then, with alarms. */
  start?: string
  /** Where it is, of a day with a time. */
  place?: string
  /** The text under the title; blank where there is nothing to say. */
  note: string
  /** A day that is done does not go out where it never did. */
  isDone: boolean
}

/** What a module has for calendars: worked out from what is stored. */
export interface DaySource {
  /** What `days` reads. */
  of: readonly Stored<unknown>[]
  /** Pure. Its values are those of `of`, in that order. */
  days(values: readonly unknown[], today: CalendarDay): readonly RecordDay[]
}

/** Declares what a module has for calendars. */
export function daySource<const Values extends readonly unknown[]>(
  of: { readonly [Index in keyof Values]: Stored<Values[Index]> },
  days: (values: Values, today: CalendarDay) => readonly RecordDay[],
): DaySource
export function daySource(of: DaySource['of'], days: DaySource['days']): DaySource {
  return { of, days }
}

/**
 * The id of a day, whatever its parts hold.
 * @param kind what the record is: 'license'. One word of its own, and not 'move'
 */
export const recordDayId = (kind: string, ...parts: readonly string[]): string =>
  ['record', kind, ...parts.map((part) => part.replaceAll('%', '%25').replaceAll('/', '%2F'))].join(
    '/',
  )
