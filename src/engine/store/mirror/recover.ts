import { presentTexts, putBackTexts, storedTexts, type KeyValueStorage } from '../storage'
import type { Mirror } from './mirror'
import type { DatabaseState, Intent, Texts } from './database'
import {
  idSeenInTab,
  isHalfWritten,
  isUnfinished,
  readSaveMark,
  writeSaveMark,
  type SaveMark,
} from '../save-mark'

/**
 * Restores the browser's storage from the mirror: finishes an interrupted replacement, restores what a crash
 * took, and sets aside the mirrored data if the storage was emptied. The caller holds the lock. Reads everything
 * again, because another tab may have done all of this.
 * @returns the number of the last write if storage and mirror then have the same data, else undefined
 */
export async function recoverFromMirror(
  storage: KeyValueStorage,
  mirror: Mirror,
): Promise<number | undefined> {
  const state = await mirror.open()
  if (!state) return undefined
  const erased = readSaveMark(storage)?.id
  if (erased !== undefined && state.erased?.includes(erased)) storage.clear()
  await undoHalfWrite(state, storage, mirror)
  const mark = readSaveMark(storage) ?? (await markIfLost(state, storage, mirror))
  if (!mark || state.id !== mark.id || mark.divergedAt !== undefined) return undefined
  if (!isBehind(state, mark)) return undefined
  const intent = isUnfinished(state, mark) ? state.intent : undefined
  const ahead = await mirror.writesAfter(mark.number)
  const lost = ahead.filter(([name, text]) => storage.getItem(name) !== text)
  const { writing = [], ...known } = mark
  const { unversionedAt = known.unversionedAt } = state
  const finished = { ...known, unversionedAt }
  // Mark the restore as unfinished (an empty `writing`): if this page ends in the middle, another tab finishes it
  // before it writes.
  writeSaveMark(storage, { ...finished, writing })
  const restored = await restoreTexts(storage, mirror, lost, intent)
  if (!restored) {
    // From here on the storage diverges, and the user is asked what becomes of the mirror.
    writeSaveMark(storage, { ...finished, divergedAt: mark.number })
    await mirror.setAside(state.id, 'apart')
    return undefined
  }
  const number = Math.max(mark.number, state.number, intent?.number ?? 0)
  writeSaveMark(storage, { ...finished, number, ...(writing.length > 0 && { writing }) })
  if (lost.length > 0) mirror.report({ restoredCount: lost.length })
  if (intent) {
    mirror.enqueue(restored, number)
    await mirror.settled()
  }
  return number
}

/** Whether the mirror has writes or a replacement that the storage lacks. */
const isBehind = (state: DatabaseState, mark: SaveMark) =>
  isUnfinished(state, mark) || state.number > mark.number

/**
 * Resets keys that were being written together to what the mirror holds: none of it was reported as saved. If a
 * row of the mirror is missing or damaged, the storage may hold the only text, so nothing is reset: the storage
 * diverges, and the user is asked about the rest of the mirror.
 */
async function undoHalfWrite(state: DatabaseState, storage: KeyValueStorage, mirror: Mirror) {
  const mark = readSaveMark(storage)
  if (!mark?.writing || !isHalfWritten(state, mark)) return
  const { writing, absent = [], ...rest } = mark
  const copied = new Map(await mirror.writesAfter(-1))
  const known = new Map(
    writing.flatMap((name) => {
      const text = copied.get(name) ?? null
      return copied.has(name) || absent.includes(name) ? [[name, text] as const] : []
    }),
  )
  if (known.size === new Set(writing).size) {
    // Other tabs may not write before the rest is restored.
    const next = isBehind(state, mark) ? { ...rest, writing: [] } : rest
    if (writeAll(storage, known)) writeSaveMark(storage, next)
    return
  }
  const differs = [...known].some(([name, text]) => storage.getItem(name) !== text)
  // Set it aside before the mark changes: if this page ends in between, the next start does both again.
  if (differs) await mirror.setAside(state.id, 'apart')
  writeSaveMark(storage, { ...rest, divergedAt: mark.number })
}

/**
 * Writes the lost texts and finishes the replacement under way. If there is no room for both, the replacement
 * is dropped and its names hold what the mirror has.
 * @returns what was written; undefined if there was no room for either
 */
async function restoreTexts(
  storage: KeyValueStorage,
  mirror: Mirror,
  lost: Texts,
  intent: Intent | undefined,
): Promise<Texts | undefined> {
  const all = new Map([...lost, ...(intent?.texts ?? [])])
  if (writeAll(storage, all)) return [...all]
  if (!intent) return undefined
  const copied = new Map(await mirror.writesAfter(-1))
  const before = new Map([
    ...lost,
    ...intent.texts.map(([name]) => [name, copied.get(name) ?? null] as const),
  ])
  return writeAll(storage, before) ? [...before] : undefined
}

/**
 * For a storage without a save mark: the mark to restore from, if a crash took the storage before the browser wrote it
 * to disk. If the texts are still there, writes the mark again. Else something emptied the storage, and the user is
 * asked about the mirror's data.
 */
async function markIfLost(
  state: DatabaseState,
  storage: KeyValueStorage,
  mirror: Mirror,
): Promise<SaveMark | undefined> {
  if (state.id === '') return undefined
  if (!state.isSeen && idSeenInTab() !== state.id) return { id: state.id, number: 0 }
  const copied = await mirror.writesAfter(-1)
  if (copied.length > 0 && copied.every(([name, text]) => storage.getItem(name) === text)) {
    // The mark alone is gone.
    const { id, number, unversionedAt } = state
    writeSaveMark(storage, { id, number, unversionedAt })
    return undefined
  }
  await mirror.setAside(state.id)
  return undefined
}

/** Writes texts under their names, all or none. @returns whether it did */
function writeAll(storage: KeyValueStorage, texts: ReadonlyMap<string, string | null>): boolean {
  const isConcerned = (name: string) => texts.has(name)
  const before = new Map(storedTexts(storage, isConcerned))
  try {
    putBackTexts(storage, presentTexts(texts), isConcerned)
    return true
  } catch (error) {
    console.error('Error recovering what was saved:', error)
    putBackTexts(storage, before, isConcerned)
    return false
  }
}
