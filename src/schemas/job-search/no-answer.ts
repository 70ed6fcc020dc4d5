import { statusOf, type HistoryEntry } from './application-history'
import type { JobApplicationRecord } from './job-application'

/** The text of the history entry that closes an application because nobody answered. */
export const NO_ANSWER = 'No answer'

/**
 * Whether an entry closes an application without an answer. A person can write or remove its text: letter case and
 * final punctuation do not matter.
 */
export function isNoAnswerEntry({ kind, text = '' }: HistoryEntry): boolean {
  return kind === 'status' && normalized(text) === normalized(NO_ANSWER)
}

const normalized = (text: string) =>
  text
    .trim()
    .replace(/[\p{P}\s]+$/u, '')
    .toLowerCase()

/** Notes in the last entry of an application that was just closed that no answer came. */
export function noteNoAnswer(record: JobApplicationRecord): JobApplicationRecord {
  const { status, history } = record
  const last = history.at(-1)
  if (last?.kind !== 'status' || last.status !== status) return record
  return { ...record, history: [...history.slice(0, -1), { ...last, text: NO_ANSWER }] }
}

/** Whether an application has its current status because nobody answered. */
export function endedWithoutAnswer({
  status,
  history,
}: Pick<JobApplicationRecord, 'status' | 'history'>): boolean {
  const last = history.findLast((entry) => statusOf(entry) === status)
  return last !== undefined && isNoAnswerEntry(last)
}
