import { statusOf, type HistoryEntry } from './application-history'
import { isOpen } from './application-status'
import type { JobApplicationRecord } from './job-application'

/** The text of the history entry that closes an application because nobody answered. */
export const NO_ANSWER = 'No answer'

/**
 * Whether the details of a status change are “No answer”. Case and final punctuation do not matter, because people type
 * the text too.
 */
export function isNoAnswerEntry({ kind, text = '' }: HistoryEntry): boolean {
  return kind === 'status' && withoutFinalPunctuation(text) === withoutFinalPunctuation(NO_ANSWER)
}

const withoutFinalPunctuation = (text: string) =>
  text
    .trim()
    .replace(/[\p{P}\s]+$/u, '')
    .toLowerCase()

/** Sets the details of the entry that closed an application to “No answer”. Call it right after closing. */
export function noteNoAnswer(record: JobApplicationRecord): JobApplicationRecord {
  const { status, history } = record
  const last = history.at(-1)
  if (last?.kind !== 'status' || last.status !== status) return record
  return { ...record, history: [...history.slice(0, -1), { ...last, text: NO_ANSWER }] }
}

/** Whether the last change to the current status of a closed application says “No answer”. */
export function endedWithoutAnswer({
  status,
  history,
}: Pick<JobApplicationRecord, 'status' | 'history'>): boolean {
  if (isOpen(status)) return false
  const last = history.findLast((entry) => statusOf(entry) === status)
  return last !== undefined && isNoAnswerEntry(last)
}
