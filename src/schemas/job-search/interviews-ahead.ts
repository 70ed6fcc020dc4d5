import { compareDays, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { byDay, statusOf, type HistoryEntry } from './application-history'
import { isOpen } from './application-status'
import { isCalledOff } from './held-interview'
import { awaitsInterview, type JobApplicationRecord } from './job-application'
import { dayHere, interviewStart, timeOf } from './interview-time'

/** An interview whose day is known, with the application that it is for. */
export interface Interview {
  record: JobApplicationRecord
  entry: HistoryEntry
}

/** "Dec 2, 2026, 10:00": distinguishes an interview from the others of its application. */
export function dayAndTime(entry: HistoryEntry): string {
  return [formatDay(entry.day), isolate(timeOf(entry))].filter(Boolean).join(', ')
}

/** All interviews of an application, also those that are over, the first first. */
export function interviewsOf(record: JobApplicationRecord): readonly Interview[] {
  return record.history
    .filter(({ kind }) => kind === 'interview')
    .map((entry) => ({ record, entry }))
    .toSorted(compareInterviews)
}

/**
 * The interviews that are to come, today's included, the first first. A closed application has none. One that was
 * closed on an earlier day and reopened today has none for a time before the reopening.
 */
export function interviewsAhead(
  records: readonly JobApplicationRecord[],
  today: CalendarDay,
): readonly Interview[] {
  return records
    .filter(({ status }) => isOpen(status))
    .flatMap(interviewsOf)
    .filter(({ record, entry }) => dayHere(entry) >= today && !isCalledOff(entry, record))
    .toSorted(compareInterviews)
}

/** Whether an application waits for an interview whose day is not known. One that was called off is not that one. */
export function lacksInterviewDay(record: JobApplicationRecord): boolean {
  return (
    awaitsInterview(record) && interviewsOf(record).every(({ entry }) => isCalledOff(entry, record))
  )
}

/**
 * Whether the history has the interview that the status means, even if it is over: one that was not called off, and
 * that was added after the status was set or is not for an earlier day.
 */
export function isInterviewKnown(record: JobApplicationRecord): boolean {
  const { history } = record
  const setBy = byDay(history).findLast((entry) => statusOf(entry) === 'interview')
  const isSince = (entry: HistoryEntry) =>
    !setBy || entry.day >= setBy.day || history.indexOf(entry) > history.indexOf(setBy)
  return interviewsOf(record).some(({ entry }) => isSince(entry) && !isCalledOff(entry, record))
}

/** By instant if both are known. Otherwise by day and then by the clock time that is written, in whatever zone. */
function compareInterviews({ entry: one }: Interview, { entry: other }: Interview): number {
  const [start, otherStart] = [interviewStart(one), interviewStart(other)]
  if (start && otherStart) return start.getTime() - otherStart.getTime()
  const [first, second] = [minuteIn(one), minuteIn(other)]
  return compareDays(one.day, other.day) || (first < second ? -1 : Number(first > second))
}

const minuteIn = ({ startTime, time = '' }: HistoryEntry) => minuteOfDay(startTime ?? time)

const clock = String.raw`(\d{1,2})(?::(\d{2}))?\s*(?:([ap])\.?m\.?)?`
const timeOrRange = new RegExp(String.raw`${clock}(?:\s*(?:[-–—]|to|until)\s*${clock})?`, 'i')

/**
 * The minute of the day at which a time as people write it begins: "9:00 Pacific", "2 pm", "1–2 pm". Infinity if the
 * text has no hour, so that it sorts last. Ignores time zones.
 */
export function minuteOfDay(time: string): number {
  const [, hours, minutes, half, endHours, endMinutes, endHalf] = timeOrRange.exec(time) ?? []
  if (hours === undefined) return Infinity
  if (half || !endHours || !endHalf) return minuteAt(hours, minutes, half)
  // "am" or "pm" at the end applies to the start too, unless the range crosses noon or midnight: "11–1 pm".
  const start = minuteAt(hours, minutes, endHalf)
  if (start <= minuteAt(endHours, endMinutes, endHalf)) return start
  return minuteAt(hours, minutes, isAfternoon(endHalf) ? 'a' : 'p')
}

function minuteAt(hours: string, minutes = '0', half?: string): number {
  const hour = half ? (Number(hours) % 12) + (isAfternoon(half) ? 12 : 0) : Number(hours)
  return hour * 60 + Number(minutes)
}

const isAfternoon = (half: string) => half.toLowerCase() === 'p'
