import type { HistoryEntry } from './application-history'
import type { JobApplicationRecord } from './job-application'
import { statusOf } from './status-of-entry'

/** The details of the entry that closes an application because nobody answered. */
export const NO_ANSWER = 'No answer'

/** Whether an entry closes an application without an answer. A person may write that, or take it out. */
export function isSilence({ kind, text }: HistoryEntry): boolean {
  return kind === 'status' && text?.trim().toLowerCase() === NO_ANSWER.toLowerCase()
}

/** The application that was just closed, with the reason in its last entry: no answer came. */
export function closedInSilence(record: JobApplicationRecord): JobApplicationRecord {
  const { status, history } = record
  const last = history.at(-1)
  if (last?.kind !== 'status' || last.status !== status) return record
  return { ...record, history: [...history.slice(0, -1), { ...last, text: NO_ANSWER }] }
}

/** Whether an application has the status that it has because nobody answered. */
export function endedInSilence({
  status,
  history,
}: Pick<JobApplicationRecord, 'status' | 'history'>): boolean {
  const last = history.findLast((entry) => statusOf(entry) === status)
  return last !== undefined && isSilence(last)
}
