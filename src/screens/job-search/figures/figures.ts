import { daysBetween } from '@/engine/calendar-day'
import { normalizeText } from '@/engine/normalize-text'
import type { ApplicationStatus, JobApplication } from '@/schemas/job-search/job-application'
import { endedInSilence, isSilence } from '@/schemas/job-search/no-answer'
import { statusOf } from '@/schemas/job-search/status-of-entry'

/** From how many on a share says anything. */
export const ENOUGH = 10

type ApplicationProgress = Pick<JobApplication, 'status' | 'dateApplied' | 'history'>

/** How far applications came: how many were sent, and of them how many got an answer, and what. */
export interface Funnel {
  sent: number
  /** Were invited, got an offer or a no. Who withdraws has no answer, nor has what was closed for silence. */
  answered: number
  interviewed: number
  offered: number
}

export function funnelOf(records: readonly ApplicationProgress[]): Funnel {
  const funnel = { sent: records.length, answered: 0, interviewed: 0, offered: 0 }
  for (const record of records) {
    const seen = statusesSeen(record)
    const isInterviewed = seen.has('interview')
    const isOffered = seen.has('offer')
    if (isInterviewed) funnel.interviewed++
    if (isOffered) funnel.offered++
    if (isInterviewed || isOffered || seen.has('rejected')) funnel.answered++
  }
  return funnel
}

/** Every status that a record has or had, as far as it tells. One that silence brought is none. */
function statusesSeen(record: ApplicationProgress): ReadonlySet<ApplicationStatus> {
  const seen = new Set<ApplicationStatus>(['applied'])
  if (!endedInSilence(record)) seen.add(record.status)
  for (const entry of record.history) {
    const status = statusOf(entry)
    if (status && !isSilence(entry)) seen.add(status)
    if (entry.kind === 'interview') seen.add('interview')
  }
  return seen
}

/** The stages that end, in their order. */
const stages = ['applied', 'interview', 'offer'] as const
type Stage = (typeof stages)[number]

/** How long applications stayed in a stage before the next status. */
export interface StageTime {
  stage: Stage
  /** How many have left it on a day that their history tells. */
  count: number
  /** Half of them took so many days or fewer; undefined where there are too few to tell. */
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
    return { stage, count: all.length, medianDays: all.length < ENOUGH ? undefined : median(all) }
  })
}

/** When a record had which status; it was sent first. */
function stepsOf({ dateApplied, history }: ApplicationProgress) {
  const changes = history
    .flatMap((entry) => {
      const status = statusOf(entry)
      return status && !isSilence(entry) ? [{ day: entry.day, status }] : []
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
  const sent: { day: string; status: ApplicationStatus } = { day: dateApplied, status: 'applied' }
  const steps = changes[0]?.status === 'applied' ? changes : [sent, ...changes]
  // A status that is told twice, by hand and by the change itself, began with the first.
  return steps.filter(({ status }, at) => status !== steps[at - 1]?.status)
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0
}

/** What is known of the applications that have one thing in common. */
export interface Group extends Funnel {
  name: string
}

export interface Groups {
  /** Those with enough applications to be compared, the largest first. */
  compared: readonly Group[]
  /** How many more there are, with too few each. */
  smallCount: number
}

/** Applications by what one field of them says, however it is spelled. Blank is none. */
export function groupsBy(
  records: readonly JobApplication[],
  field: 'foundOn' | 'resumeVersion',
): Groups {
  const groups = new Map<string, JobApplication[]>()
  for (const record of records) {
    const name = normalizeText(record[field]).trim()
    if (name !== '') groups.set(name, [...(groups.get(name) ?? []), record])
  }
  const all = [...groups.values()]
  const compared = all
    .filter(({ length }) => length >= ENOUGH)
    .map((group) => ({ name: group[0]?.[field] ?? '', ...funnelOf(group) }))
    .toSorted((one, other) => other.sent - one.sent)
  return { compared, smallCount: all.length - compared.length }
}

/** "12 of 40 (30%)"; of fewer than ten no share, which would say nothing. */
export function shareOf(count: number, total: number): string {
  const counted = `${count} of ${total}`
  return total < ENOUGH ? counted : `${counted} (${Math.round((count / total) * 100)}%)`
}
