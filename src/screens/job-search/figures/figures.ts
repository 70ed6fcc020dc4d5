import { daysBetween } from '@/engine/calendar-day'
import { normalizeText } from '@/engine/normalize-text'
import { statusOf } from '@/schemas/job-search/application-history'
import { hadInterview } from '@/schemas/job-search/held-interview'
import type { ApplicationStatus, JobApplication } from '@/schemas/job-search/job-application'
import { endedWithoutAnswer, isNoAnswerEntry } from '@/schemas/job-search/no-answer'
import { comparedVersion } from '@/schemas/job-search/resume-version'
import { byDay } from '@/schemas/job-search/timeline-of'

/** The smallest number of applications for which a share or a median is shown. */
export const MIN_SAMPLE = 10

type ApplicationProgress = Pick<JobApplication, 'status' | 'dateApplied' | 'history'>

/** How many applications were sent, and how many of them reached each stage. */
export interface Funnel {
  sent: number
  /**
   * Got an invitation to an interview, an offer or a rejection. A withdrawn application and one closed with "No answer"
   * do not count.
   */
  answered: number
  /** Had an interview. One that was set for a day after the closing does not count. */
  interviewed: number
  offered: number
}

export function funnelOf(records: readonly ApplicationProgress[]): Funnel {
  const funnel = { sent: records.length, answered: 0, interviewed: 0, offered: 0 }
  for (const record of records) {
    const reached = statusesReached(record)
    const isOffered = reached.has('offer')
    if (record.status === 'interview' || hadInterview(record)) funnel.interviewed++
    if (isOffered) funnel.offered++
    if (reached.has('interview') || isOffered || reached.has('rejected')) funnel.answered++
  }
  return funnel
}

/** Every status that a record has or had, by its history. A status set with "No answer" does not count. */
function statusesReached(record: ApplicationProgress): ReadonlySet<ApplicationStatus> {
  const reached = new Set<ApplicationStatus>(['applied'])
  if (!endedWithoutAnswer(record)) reached.add(record.status)
  for (const entry of record.history) {
    const status = statusOf(entry)
    if (status && !isNoAnswerEntry(entry)) reached.add(status)
    if (entry.kind === 'interview') reached.add('interview')
  }
  return reached
}

/** The stages that lead to another one, in order. */
const stages = ['applied', 'interview', 'offer'] as const
type Stage = (typeof stages)[number]

/** How long applications stayed in a stage before the next status. */
export interface StageTime {
  stage: Stage
  /** How many left it on a day that is in their history. */
  count: number
  /** The median number of days; `undefined` for fewer than `MIN_SAMPLE` applications. */
  medianDays: number | undefined
}

export function stageTimes(records: readonly ApplicationProgress[]): readonly StageTime[] {
  const days = new Map<ApplicationStatus, number[]>()
  for (const record of records) {
    const steps = stepsOf(record)
    steps.forEach(({ status, day }, at) => {
      const next = steps[at + 1]
      if (!next || next.day < day) return
      days.set(status, [...(days.get(status) ?? []), daysBetween(day, next.day)])
    })
  }
  return stages.map((stage) => {
    const all = days.get(stage) ?? []
    return {
      stage,
      count: all.length,
      medianDays: all.length < MIN_SAMPLE ? undefined : median(all),
    }
  })
}

/** The statuses of a record with their first days, in order. The first one is "applied". */
function stepsOf({ dateApplied, history }: ApplicationProgress) {
  const changes = byDay(history).flatMap((entry) => {
    const status = statusOf(entry)
    return status && !isNoAnswerEntry(entry) ? [{ day: entry.day, status }] : []
  })
  const sent: { day: string; status: ApplicationStatus } = { day: dateApplied, status: 'applied' }
  const steps = changes[0]?.status === 'applied' ? changes : [sent, ...changes]
  // A status can be recorded twice, by hand and by the change itself. The first day counts.
  return steps.filter(({ status }, at) => status !== steps[at - 1]?.status)
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
}

/** The applications that share a value of one field. */
export interface Group extends Funnel {
  name: string
}

export interface Groups {
  /** Groups of at least `MIN_SAMPLE` applications, the largest first. */
  compared: readonly Group[]
  /** The number of smaller groups. */
  smallCount: number
}

/**
 * Groups applications by one field, comparing values with `normalizeText`. A blank value belongs to no group. All
 * versions of one paper of My Work are a group.
 */
export function groupsBy(
  records: readonly JobApplication[],
  field: 'foundOn' | 'resumeVersion',
): Groups {
  const compared = (record: JobApplication) =>
    field === 'resumeVersion' ? comparedVersion(record[field]) : record[field]
  const groups = new Map<string, JobApplication[]>()
  for (const record of records) {
    const name = normalizeText(compared(record)).trim()
    if (name !== '') groups.set(name, [...(groups.get(name) ?? []), record])
  }
  const all = [...groups.values()]
  const large = all
    .filter(({ length }) => length >= MIN_SAMPLE)
    .map((group) => ({ name: group[0] ? compared(group[0]) : '', ...funnelOf(group) }))
    .toSorted((one, other) => other.sent - one.sent)
  return { compared: large, smallCount: all.length - large.length }
}

/** "12 of 40 (30%)". Without the percentage for fewer than `MIN_SAMPLE` applications. */
export function shareOf(count: number, total: number): string {
  const counted = `${count} of ${total}`
  return total < MIN_SAMPLE ? counted : `${counted} (${Math.round((count / total) * 100)}%)`
}
