import { daysBetween } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import { normalizeText } from '@/engine/normalize-text'
import { groupRows } from '@/engine/views/group-rows'
import { hadInterview } from '@/schemas/job-search/held-interview'
import type { ApplicationStatus } from '@/schemas/job-search/application-status'
import type { JobApplication } from '@/schemas/job-search/job-application'
import { endedWithoutAnswer } from '@/schemas/job-search/no-answer'
import { reachedStatuses, type ApplicationProgress } from '@/schemas/job-search/reached-statuses'
import { comparedVersion } from '@/schemas/job-search/resume-version'

/** The smallest number of applications for which a share or a median is shown. */
export const MIN_SAMPLE = 10

/** How many applications were sent, and how many of them reached each stage. */
interface Funnel {
  sent: number
  /**
   * Got an invitation to an interview, an offer or a rejection. A withdrawal is no answer. One closed with "No answer"
   * counts only if it had an interview or an offer.
   */
  answered: number
  /** Had an interview. One that was set for a day after the closing does not count. */
  interviewed: number
  offered: number
}

export function funnelOf(records: readonly ApplicationProgress[]): Funnel {
  const funnel = { sent: records.length, answered: 0, interviewed: 0, offered: 0 }
  for (const record of records) {
    const reached = reachedStatuses(record).map(({ status }) => status)
    const isInvited = record.history.some(({ kind }) => kind === 'interview')
    const isInterviewed = hadInterview(record)
    const isOffered = reached.includes('offer')
    const isAnswered = !endedWithoutAnswer(record) && (isInvited || reached.some(isAnswer))
    if (isInterviewed) funnel.interviewed++
    if (isOffered) funnel.offered++
    if (isAnswered || isInterviewed || isOffered) funnel.answered++
  }
  return funnel
}

const isAnswer = (status: ApplicationStatus) => status !== 'applied' && status !== 'withdrawn'

/** The stages that lead to another one, in order. */
const stages = ['applied', 'interview', 'offer'] as const
type Stage = (typeof stages)[number]

/** How long applications stayed in a stage before the next status. */
interface StageTime {
  stage: Stage
  /** How many left it on a day that is in their history. */
  count: number
  /** The median in whole days; `undefined` for fewer than `MIN_SAMPLE` applications. */
  medianDays: number | undefined
}

export function stageTimes(records: readonly ApplicationProgress[]): readonly StageTime[] {
  const days = new Map<ApplicationStatus, number[]>()
  for (const record of records) {
    const reached = reachedStatuses(record)
    reached.forEach(({ status, day }, at) => {
      const nextDay = reached[at + 1]?.day
      if (!day || !nextDay || nextDay < day) return
      days.set(status, [...(days.get(status) ?? []), daysBetween(day, nextDay)])
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

/** The median as a whole number; a half is rounded up. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const half = sorted.length / 2
  const lower = sorted[Math.ceil(half) - 1] ?? 0
  const upper = sorted[Math.floor(half)] ?? 0
  return Math.round((lower + upper) / 2)
}

/** The applications that share a value of one field. */
interface Group extends Funnel {
  name: string
}

interface Groups {
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
  const groups = groupRows(records, (record) => normalizeText(compared(record)).trim())
  const all = groups.flatMap(([name, group]) => (name === '' ? [] : [group]))
  const large = all
    .filter(({ length }) => length >= MIN_SAMPLE)
    .map((group) => ({ name: group[0] ? compared(group[0]) : '', ...funnelOf(group) }))
    .toSorted((one, other) => other.sent - one.sent)
  return { compared: large, smallCount: all.length - large.length }
}

/** "12 of 40 (30%)". Without the percentage for fewer than `MIN_SAMPLE` applications. */
export function shareOf(count: number, total: number): string {
  const counted = `${formatCount(count)} of ${formatCount(total)}`
  return total < MIN_SAMPLE ? counted : `${counted} (${Math.round((count / total) * 100)}%)`
}
