import { calendarDay } from '../../calendar-day'
import { SAVE_MARK_KEY, storedTexts, THEME_KEY, type KeyValueStorage } from '../storage'
import {
  runTransaction,
  type Database,
  type DatabaseState,
  type Intent,
  type Version,
  type VersionReason,
  type WriteTransaction,
} from './database'
import { keepVersion } from './keep-version'
import { absentKeys } from './removed-keys'
import { parseJson } from '../untrusted-json'
import { splitJsonArray } from '../split-json-array'
import { keyOfText } from '../unreadable-name'
import { isSequenceNumber, readSaveMark, type SaveMark } from '../save-mark'

export interface Batch {
  /** What was written to the browser's storage under these names. */
  texts: ReadonlyMap<string, string | null>
  /** Those of them that held nothing before. */
  added?: ReadonlySet<string> | undefined
  /** The number of the first and of the last of these writes. */
  first: number
  last: number
  /** The replacement of many names that is about to happen. */
  intent?: Intent | undefined
  /** The reason to keep a version of everything first; undefined to keep none. */
  reason?: VersionReason | undefined
  /** Whether to keep no version of an earlier day, because there is no room for it. */
  skipsDayVersion?: boolean
}

/**
 * Writes a batch of the browser's storage to the mirror, all or nothing. Also keeps the version of an earlier day and
 * sets aside data of another storage. A mirror that has missed writes gets everything. Resolves when the browser
 * reports that it is on disk.
 * @returns a version that the user has to be asked about, if there is one
 */
export async function writeBatch(
  database: Database,
  storage: KeyValueStorage,
  batch: Batch,
  now = new Date(),
): Promise<Version | undefined> {
  const mark = readSaveMark(storage)
  // The storage was emptied meanwhile.
  if (!mark) return undefined
  return runTransaction(database, (transaction) =>
    writeInTransaction(transaction, storage, batch, mark, now),
  )
}

async function writeInTransaction(
  transaction: WriteTransaction,
  storage: KeyValueStorage,
  { texts, added, first, last, intent, reason, skipsDayVersion }: Batch,
  mark: SaveMark,
  now: Date,
): Promise<Version | undefined> {
  const states = transaction.objectStore('state')
  const state = await states.get('now')
  // A reset came first and is about to empty the storage.
  if (state?.erased?.includes(mark.id)) return undefined
  // Read on demand: it can be large.
  const currentTexts = () => new Map(storedTexts(storage, (name) => name !== SAVE_MARK_KEY))
  const isOurs = state?.id === mark.id
  /** The last number at which both were equal; undefined if they are equal now. */
  const divergedAt = mark.divergedAt ?? (state?.number === first - 1 ? undefined : first - 1)
  const undecidedVersion =
    state && (await versionBefore(transaction, state, mark, currentTexts, texts, divergedAt))
  const isComplete = isOurs && divergedAt === undefined
  // In the middle of a replacement, the storage holds the next theme.
  const hasNextTheme = mark.writing !== undefined || texts.has(THEME_KEY)
  if (isComplete && !hasNextTheme) await copyTheme(transaction, storage, last)
  if (isOurs && !undecidedVersion && !skipsDayVersion && isOtherDay(state.savedAt, now)) {
    await keepVersion(transaction, { reason: 'day' })
  }
  const mirrorHasLostText =
    isOurs &&
    !undecidedVersion &&
    !state.intent &&
    ((await mirrorHasReadableText(transaction, texts)) ||
      (isComplete && (await mirrorHasRemovedText(transaction, texts, added))))
  const kept = mirrorHasLostText
    ? await keepVersion(transaction, { reason: 'apart', isAsking: true })
    : undefined
  const rows = isComplete ? texts : currentTexts()
  const writes = transaction.objectStore('writes')
  if (!isComplete) {
    if (isOurs && !undecidedVersion && (await mirrorHasMoreTexts(transaction, rows))) {
      // Nobody is asked, because the app may have removed the key while the mirror did not work.
      await keepVersion(transaction, { reason: 'apart' })
    }
    await writes.clear()
  } else if (kept) {
    // That version has the texts of all removed keys. With their rows, the next start would ask about them again.
    const absent = await absentKeys(transaction, storage)
    await Promise.all(absent.map((name) => writes.delete(name)))
  }
  // A page that was in the back/forward cache repeats an old batch; `currentTexts` has what other pages wrote since.
  const number = isOurs && !intent ? Math.max(last, Math.min(state.number, mark.number)) : last
  await Promise.all([...rows].map(([name, text]) => writes.put({ name, text, number })))
  const next: DatabaseState = {
    ...(isOurs && state.isSeen && { isSeen: true }),
    ...(state?.erased && { erased: state.erased }),
    id: mark.id,
    number,
    savedAt: now.toISOString(),
    ...(mark.unversionedAt !== undefined && { unversionedAt: mark.unversionedAt }),
  }
  if (reason) {
    // The date of the version is that of the last change in it.
    await states.put({ ...next, savedAt: isOurs ? state.savedAt : next.savedAt }, 'now')
    const concerns = intent?.texts.map(([name]) => name)
    await keepVersion(transaction, { reason, concerns })
  }
  await states.put(intent ? { ...next, intent } : next, 'now')
  return undecidedVersion ?? kept
}

/** Whether the mirror has a text of a key that the storage lacks: it may be the only copy. */
async function mirrorHasMoreTexts(
  transaction: WriteTransaction,
  texts: ReadonlyMap<string, string | null>,
): Promise<boolean> {
  const rows = await transaction.objectStore('writes').getAll()
  return rows.some(({ name, text }) => typeof text === 'string' && !texts.has(name))
}

/** Copies the theme, which its switch writes to the storage without the repository, before a version is kept. */
async function copyTheme(transaction: WriteTransaction, storage: KeyValueStorage, number: number) {
  const writes = transaction.objectStore('writes')
  const text = storage.getItem(THEME_KEY)
  const row = await writes.get(THEME_KEY)
  if ((row?.text ?? null) !== text) await writes.put({ name: THEME_KEY, text, number })
}

/**
 * Whether this write sets aside a text that could not be read, and the mirror has another one under its key: the
 * storage was damaged since the last write, and the mirror may be all that is left of it.
 */
async function mirrorHasReadableText(
  transaction: WriteTransaction,
  texts: Batch['texts'],
): Promise<boolean> {
  const writes = transaction.objectStore('writes')
  for (const [name, text] of texts) {
    const key = keyOfText(name)
    if (key === name || text === null) continue
    const row = await writes.get(key)
    if (typeof row?.text === 'string' && !isPartOf(text, row.text)) return true
  }
  return false
}

/**
 * Whether the mirror has a text of a key that held nothing before this write. The mirror has missed no write, and the
 * app records what it removes, so something else removed the key.
 */
async function mirrorHasRemovedText(
  transaction: WriteTransaction,
  texts: Batch['texts'],
  added: ReadonlySet<string> = new Set(),
): Promise<boolean> {
  const writes = transaction.objectStore('writes')
  const rows = await Promise.all([...added].map((name) => writes.get(name)))
  return rows.some((row) => typeof row?.text === 'string' && row.text !== texts.get(row.name))
}

/** Whether what was set aside is all of a text, or some records of the list in it. */
function isPartOf(aside: string, text: string): boolean {
  if (aside === text) return true
  // A text that was cut off is the beginning of the other one, but not a part that can be read.
  return (
    Array.isArray(parseJson(aside)) &&
    splitJsonArray(aside).every((record) => text.includes(record))
  )
}

const isOtherDay = (instant: string, now: Date) =>
  calendarDay(new Date(instant)) !== calendarDay(now)

/** Keeps data that this write would overwrite and that belongs to another storage or branch. */
async function versionBefore(
  transaction: WriteTransaction,
  state: DatabaseState,
  mark: SaveMark,
  currentTexts: () => ReadonlyMap<string, string>,
  texts: Batch['texts'],
  divergedAt: number | undefined,
): Promise<Version | undefined> {
  const writes = () => transaction.objectStore('writes').getAll()
  if (state.id !== mark.id) {
    // Only the mirror's state was damaged.
    if (state.id === '' && (await writes()).every(isStoredIn(currentTexts()))) return undefined
    const isEmptied = [...currentTexts().keys()].every((name) => texts.has(name))
    return keepVersion(transaction, { reason: isEmptied ? 'emptied' : 'apart', isAsking: true })
  }
  if (divergedAt !== undefined && state.number > divergedAt) {
    // The storage had lost the writes that the mirror has from since then, even if it has written the same names again.
    const isStored = isStoredIn(currentTexts())
    const differs = (await writes()).some(
      (row) => !(isSequenceNumber(row.number) && row.number <= divergedAt) && !isStored(row),
    )
    return differs ? keepVersion(transaction, { reason: 'apart', isAsking: true }) : undefined
  }
  return undefined
}

/** Returns a predicate, which is true for a row of the mirror that has the same text as these. */
const isStoredIn =
  (texts: ReadonlyMap<string, string>) =>
  ({ name, text }: { name: string; text: string | null }) =>
    (texts.get(name) ?? null) === text
