import { calendarDay } from '../../calendar-day'
import { SAVE_MARK_KEY, storedTexts, type KeyValueStorage } from '../storage'
import {
  writeWhole,
  type Database,
  type DatabaseState,
  type Intent,
  type Version,
  type VersionReason,
  type Writing,
} from './database'
import { copiedTexts, keepVersion } from './keep-version'
import { readSaveMark, type SaveMark } from './save-mark'

export interface Batch {
  /** What was written to the browser's storage under these names. */
  texts: ReadonlyMap<string, string | null>
  /** The number of the first and of the last of these writes. */
  first: number
  last: number
  /** What is about to be done to many names at once. */
  intent?: Intent | undefined
  /** Keeps a version of everything for this first. */
  reason?: VersionReason | undefined
}

/**
 * Writes to the database, whole or not at all, what was written to the browser's storage. On the way it
 * keeps the version of an earlier day, and sets aside what belongs to another storage. Where the database
 * has missed writes, it gets everything. Resolves when the browser says that it is on the disk.
 * @returns a version that the person has to be asked about
 */
export async function writeBatch(
  database: Database,
  storage: KeyValueStorage,
  batch: Batch,
  now = new Date(),
): Promise<Version | undefined> {
  const mark = readSaveMark(storage)
  // Emptied meanwhile: then none of it is there any more.
  if (!mark) return undefined
  return writeWhole(database, (writing) => fill(writing, storage, batch, mark, now))
}

async function fill(
  writing: Writing,
  storage: KeyValueStorage,
  { texts, first, last, intent, reason }: Batch,
  mark: SaveMark,
  now: Date,
): Promise<Version | undefined> {
  const states = writing.objectStore('state')
  const state = await states.get('now')
  // Read where it is needed: it may be all that fits.
  const here = () => new Map(storedTexts(storage, (name) => name !== SAVE_MARK_KEY))
  const isOurs = state?.id === mark.id
  const asking = state && (await versionBefore(writing, state, mark, here, texts, now))
  const isComplete = isOurs && mark.apartFrom === undefined && state.number >= first - 1
  const rows = isComplete ? texts : new Map([...here(), ...texts])
  const writes = writing.objectStore('writes')
  if (!isComplete) await writes.clear()
  await Promise.all([...rows].map(([name, text]) => writes.put({ name, text, number: last })))
  const next: DatabaseState = {
    ...(isOurs && state.isSeen && { isSeen: true }),
    ...(state?.erased && { erased: state.erased }),
    id: mark.id,
    number: last,
    savedAt: now.toISOString(),
  }
  if (reason) {
    // The version says when what it holds was last changed.
    await states.put({ ...next, savedAt: isOurs ? state.savedAt : next.savedAt }, 'now')
    const concerns = intent?.texts.map(([name]) => name)
    await keepVersion(writing, { reason, concerns })
  }
  await states.put(intent ? { ...next, intent } : next, 'now')
  return asking
}

/** Keeps what this write would end: an earlier day, or what belongs elsewhere. */
async function versionBefore(
  writing: Writing,
  state: DatabaseState,
  mark: SaveMark,
  here: () => ReadonlyMap<string, string>,
  texts: Batch['texts'],
  now: Date,
): Promise<Version | undefined> {
  if (state.id !== mark.id) {
    const isEmptied = [...here().keys()].every((name) => texts.has(name))
    return keepVersion(writing, { reason: isEmptied ? 'emptied' : 'apart', isAsking: true })
  }
  if (mark.apartFrom !== undefined && state.number > mark.apartFrom) {
    const local = here()
    const differs = (await copiedTexts(writing)).some(
      ([name, text]) => !texts.has(name) && (local.get(name) ?? null) !== text,
    )
    return differs ? keepVersion(writing, { reason: 'apart', isAsking: true }) : undefined
  }
  if (calendarDay(new Date(state.savedAt)) !== calendarDay(now)) {
    await keepVersion(writing, { reason: 'day' })
  }
  return undefined
}
