import { daysAway, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import { applications, awaitsInterview, type JobApplicationRecord } from '@/schemas/job-application'
import { isQuiet, lastDay, QUIET_AFTER_DAYS } from '@/schemas/quiet-application'
import type { Due } from './due'
import { firstOf } from './first-of'

const tracker = '/app/job-search?tab=tracker'

/** The interviews to prepare for. No record says yet when one is, so they stand as in the tracker. */
export function interviewsDue(records: readonly JobApplicationRecord[]): readonly Due[] {
  return firstOf(
    records.filter(awaitsInterview),
    (record) => ({
      id: `interview ${record.id}`,
      icon: 'i-lucide-messages-square',
      title: `Interview: ${applications.describe(record)}`,
      reason: 'Go through the questions that people are asked.',
      action: { label: 'Prepare', href: '/app/job-search?tab=interview' },
    }),
    (count) => ({
      id: 'interviews',
      icon: 'i-lucide-messages-square',
      title: `${formatCount(count)} more interviews`,
      reason: 'They wait in the tracker.',
      action: { label: 'See All Interviews', href: `${tracker}&status=interview` },
    }),
  )
}

/** The applications that nobody answered, the latest first: there a question helps most. */
export function quietApplicationsDue(
  records: readonly JobApplicationRecord[],
  today: CalendarDay,
): readonly Due[] {
  return firstOf(
    records.filter((record) => isQuiet(record, today)).toSorted(byLastDayDescending),
    (record) => ({
      id: `quiet ${record.id}`,
      icon: 'i-lucide-mail-question-mark',
      title: `No answer: ${applications.describe(record)}`,
      reason: `${whatWasLast(record)} (${daysAway(lastDay(record), today)}). Ask how it stands, or close it.`,
      action: { label: 'Update Application', href: `${tracker}&edit=${record.id}` },
    }),
    (count) => ({
      id: 'quiet applications',
      icon: 'i-lucide-mail-question-mark',
      title: `${formatCount(count)} more applications without an answer`,
      reason: `They have been quiet for ${QUIET_AFTER_DAYS} days or more.`,
      action: { label: 'See All Applied', href: `${tracker}&status=applied` },
    }),
  )
}

function whatWasLast(record: JobApplicationRecord): string {
  const day = formatDay(lastDay(record))
  return record.history.length === 0 ? `You applied ${day}` : `Nothing since ${day}`
}

function byLastDayDescending(a: JobApplicationRecord, b: JobApplicationRecord): number {
  const [one, other] = [lastDay(a), lastDay(b)]
  return one < other ? 1 : -Number(one > other)
}
