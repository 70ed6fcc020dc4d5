import { addDays, daysBetween, type CalendarDay } from '@/engine/calendar-day'
import { csvText } from '@/engine/csv/csv-text'
import { historyKind, type HistoryEntry } from '@/schemas/job-search/application-history'
import { closedOn } from '@/schemas/job-search/closed-on'
import { applicationStatus, type JobApplicationRecord } from '@/schemas/job-search/job-application'
import { endedInSilence, NO_ANSWER } from '@/schemas/job-search/no-answer'

/** Something a person did to find work, as an unemployment office asks for it. */
export interface LogLine {
  id: string
  date: CalendarDay
  employer: string
  position: string
  how: string
  /** Where an application was found; blank where that is not known, and for what came later. */
  foundOn: string
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
export function logLines(records: readonly JobApplicationRecord[]): readonly LogLine[] {
  return records
    .flatMap(linesOf)
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
}

/**
 * The last weeks, the latest first; one with nothing in it is there too. What is planned for a day to
 * come is not done yet.
 */
export function lastWeeks(
  lines: readonly LogLine[],
  count: number,
  today: CalendarDay,
): readonly LogWeek[] {
  const current = addDays(today, -weekday(today))
  return Array.from({ length: count }, (_, at) => {
    const from = addDays(current, -7 * at)
    const to = addDays(from, 6)
    const isIn = ({ date }: LogLine) => date >= from && date <= to && date <= today
    return { from, to, lines: lines.filter(isIn) }
  })
}

export function logCsv(lines: readonly LogLine[]): string {
  return csvText([
    ['Date', 'Employer', 'Position', 'How', 'Result'],
    ...lines.map((line) => [line.date, line.employer, line.position, howOf(line), line.result]),
  ])
}

/** "Applied (Indeed)" */
export function howOf({ how, foundOn }: Pick<LogLine, 'how' | 'foundOn'>): string {
  return foundOn ? `${how} (${foundOn})` : how
}

function linesOf(record: JobApplicationRecord): LogLine[] {
  const { id, company, position, foundOn } = record
  const common = { employer: company, position, result: resultOf(record) }
  const later = record.history.filter((entry) => isEffort(entry, closedOn(record)))
  return [
    { ...common, id, date: record.dateApplied, how: 'Applied', foundOn },
    ...later.map((entry) => ({
      ...common,
      id: `${id} ${entry.id}`,
      date: entry.day,
      how: historyKind.labels[entry.kind],
      foundOn: '',
    })),
  ]
}

/** Whether an entry is a line of its own. An interview for a day after the closing did not take place. */
function isEffort({ kind, day }: HistoryEntry, closed: CalendarDay | undefined): boolean {
  if (kind === 'interview') return closed === undefined || day <= closed
  return kind === 'follow-up'
}

function resultOf(record: JobApplicationRecord): string {
  if (endedInSilence(record)) return NO_ANSWER
  if (record.status !== 'applied') return applicationStatus.labels[record.status]
  // Who was invited has an answer, also where the status was not changed.
  const isInvited = record.history.some(({ kind }) => kind === 'interview')
  return isInvited ? historyKind.labels.interview : 'No answer yet'
}

const SOME_SUNDAY = '2026-11-22'

/** 0 for Sunday. */
function weekday(day: CalendarDay): number {
  return ((daysBetween(SOME_SUNDAY, day) % 7) + 7) % 7
}
