import { addDays, compareDays, sundayOf, type CalendarDay } from '@/engine/calendar-day'
import { csvText } from '../csv/table/csv-text'
import { labelOf } from '@/engine/model/vocabulary'
import { historyKind, interviewFormat } from '@/schemas/job-search/application-history'
import { applicationStatus } from '@/schemas/job-search/application-status'
import { hadInterview, isCalledOff } from '@/schemas/job-search/held-interview'
import { dayHere } from '@/schemas/job-search/interview-time'
import type { JobApplicationRecord } from '@/schemas/job-search/job-application'
import { endedWithoutAnswer, NO_ANSWER } from '@/schemas/job-search/no-answer'

/** Something a user did to find work, as an unemployment office asks for it. */
export interface LogLine {
  id: string
  date: CalendarDay
  employer: string
  position: string
  how: string
  /**
   * Where an application was found, or how an interview is held; blank if not recorded. Undefined for a follow-up, which
   * has no method to record.
   */
  method: string | undefined
  /** Whom the user dealt with; blank if not recorded. */
  contact: string
  /** What has become of the application by now. */
  result: string
}

/** A week from Sunday to Saturday, as unemployment offices count. */
export interface LogWeek {
  from: CalendarDay
  to: CalendarDay
  /** The earliest first. */
  lines: readonly LogLine[]
}

/** Each application that was sent, and each interview and follow-up, the earliest first. */
export function logLines(
  records: readonly JobApplicationRecord[],
  today: CalendarDay,
): readonly LogLine[] {
  const lines = records.flatMap((record) => linesOf(record, today))
  return lines.toSorted((one, other) => compareDays(one.date, other.date))
}

/** The last weeks that are over, the earliest first. Weeks without lines are included. */
export function finishedWeeks(
  lines: readonly LogLine[],
  count: number,
  today: CalendarDay,
): readonly LogWeek[] {
  const current = sundayOf(today)
  return Array.from({ length: count }, (_, at) =>
    weekFrom(addDays(current, -7 * (count - at)), lines, today),
  )
}

/** The current week. Lines after today are left out, because they are only planned. */
export function currentWeek(lines: readonly LogLine[], today: CalendarDay): LogWeek {
  return weekFrom(sundayOf(today), lines, today)
}

function weekFrom(from: CalendarDay, lines: readonly LogLine[], today: CalendarDay): LogWeek {
  const to = addDays(from, 6)
  const isIn = ({ date }: LogLine) => date >= from && date <= to && date <= today
  return { from, to, lines: lines.filter(isIn) }
}

export function logCsv(lines: readonly LogLine[]): string {
  return csvText([
    ['Date', 'Employer', 'Position', 'How', 'Result', 'Contact'],
    ...lines.map((line) => [
      line.date,
      line.employer,
      line.position,
      howOf(line),
      line.result,
      line.contact || NOT_RECORDED,
    ]),
  ])
}

/** What an office reads if the user entered nothing. */
export const NOT_RECORDED = 'not recorded'

/** "Applied (Indeed)", "Applied (method not recorded)" or "Follow-Up" */
export function howOf({ how, method }: Pick<LogLine, 'how' | 'method'>): string {
  if (method === undefined) return how
  return `${how} (${method || `method ${NOT_RECORDED}`})`
}

function linesOf(record: JobApplicationRecord, today: CalendarDay): LogLine[] {
  const { id, company, position, foundOn, contact } = record
  const common = { employer: company, position, contact, result: resultOf(record, today) }
  const later = record.history.filter(
    (entry) => ['interview', 'follow-up'].includes(entry.kind) && !isCalledOff(entry, record),
  )
  return [
    { ...common, id, date: record.dateApplied, how: 'Applied', method: foundOn },
    ...later.map((entry) => ({
      ...common,
      id: `${id} ${entry.id}`,
      date: dayHere(entry),
      how: historyKind.labels[entry.kind],
      method: entry.kind === 'interview' ? labelOf(interviewFormat, entry.format ?? '') : undefined,
    })),
  ]
}

function resultOf(record: JobApplicationRecord, today: CalendarDay): string {
  const { status, history } = record
  if (endedWithoutAnswer(record)) {
    return hadInterview(record) ? 'Interview, then no answer' : NO_ANSWER
  }
  if (status !== 'applied' && status !== 'interview') return applicationStatus.labels[status]
  const interviews = history.filter(
    (entry) => entry.kind === 'interview' && !isCalledOff(entry, record),
  )
  if (interviews.some((entry) => dayHere(entry) <= today)) return historyKind.labels.interview
  // An invitation is an answer, even if the status was not changed.
  const isInvited = status === 'interview' || interviews.length > 0
  return isInvited ? applicationStatus.labels.interview : 'No answer yet'
}
