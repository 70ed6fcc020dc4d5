import { calendarDay } from '@/engine/calendar-day'
import { isSame } from '@/engine/model/is-same'
import { freeId } from '@/engine/model/record-id'
import { enteredAt, statusOf, type HistoryEntry } from './application-history'
import type { ApplicationStatus } from './application-status'

/** Within this time a status that changes once more was not what was meant: a select passes by others. */
const CORRECTION_MS = 60_000

/**
 * The ids of the entries that changes on this page made. Another tab's change is no slip of the one who
 * chooses here: its entry stays, however soon the next one comes.
 */
const madeHere = new Set<string>()

interface WithHistory {
  status: ApplicationStatus
  history: readonly HistoryEntry[]
}

/** The application, with an entry in its history where its status has changed, on the local day. */
export function noteStatusChange<Row extends WithHistory>(before: Row, after: Row, now: Date): Row {
  if (before.status === after.status) return after
  const last = after.history.at(-1)
  const isCorrected = last && madeHere.has(last.id) && isFresh(last, before.status, now)
  const corrected = isCorrected ? last : undefined
  const history = corrected ? after.history.slice(0, -1) : after.history
  const previousStatus = corrected?.from ?? before.status
  if (previousStatus === after.status) return { ...after, history }
  const entry = statusEntry(history, previousStatus, after.status, now)
  madeHere.add(entry.id)
  return { ...after, history: [...history, entry] }
}

/**
 * The application that two tabs or devices changed without seeing each other: the entries that only one of them has in
 * the order in which they were made, and the status of the last change.
 */
export function settleStatus<Row extends WithHistory>(merged: Row, ours: Row, theirs: Row): Row {
  const idsOf = ({ history }: WithHistory) => new Set(history.map(({ id }) => id))
  const [mine, others] = [idsOf(ours), idsOf(theirs)]
  const isNews = ({ id }: HistoryEntry) => !mine.has(id) || !others.has(id)
  const news = merged.history.filter(isNews).sort((one, other) => Number(one.id) - Number(other.id))
  const inOrder = merged.history.map((entry) => (isNews(entry) ? (news.shift() ?? entry) : entry))
  const statuses = new Set([ours.status, theirs.status])
  const last = inOrder.findLast((entry) => isNews(entry) && isChange(entry))?.status
  // A change that came after both stays.
  const isOpen = last && statuses.has(last) && statuses.has(merged.status)
  return { ...merged, history: inOrder, status: isOpen ? last : merged.status }
}

function statusEntry(
  history: readonly HistoryEntry[],
  previousStatus: ApplicationStatus,
  status: ApplicationStatus,
  now: Date,
): HistoryEntry {
  const id = freeId(String(now.getTime()), new Set(history.map((entry) => entry.id)))
  return { id, day: calendarDay(now), kind: 'status', status, from: previousStatus }
}

/** Whether an entry is exactly what a change to this status made just now. An entry that the user edited is not. */
function isFresh(entry: HistoryEntry, status: ApplicationStatus, now: Date): boolean {
  const age = now.getTime() - Number(entry.id)
  const isRecent = age >= 0 && age < CORRECTION_MS && entry.status === status
  if (!isRecent || entry.from === undefined) return false
  return isSame(entry, statusEntry([], entry.from, status, new Date(Number(entry.id))))
}

/**
 * Whether a change of status made an entry: one that a user wrote has no `from`. Its day can differ from that of its
 * id: the user can have corrected it, and this device can be in another time zone by now.
 */
const isChange = (entry: HistoryEntry) =>
  statusOf(entry) !== undefined && entry.from !== undefined && enteredAt(entry) !== undefined
