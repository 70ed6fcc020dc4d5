import { SAVE_MARK_KEY, type KeyValueStorage } from './storage'
import type { DatabaseState } from './mirror/database'

/** Stored beside the data, to be compared with the state of the mirror. */
export interface SaveMark {
  /** Identifies this storage: made at its first write, gone with a reset. */
  id: string
  /** Increases with every write. */
  number: number
  /** The number from which on writes may not have reached the mirror. */
  divergedAt?: number | undefined
  /** The number of the last restore, undo, migration or removal before which the mirror kept no version. */
  unversionedAt?: number | undefined
  /**
   * The keys that are being written together. If a page ended in the middle, the next start resets them to what
   * the mirror holds. An empty list stands for a replacement, which the next start finishes.
   */
  writing?: readonly string[] | undefined
  /** Those of them that held nothing before. The mirror may have no row of such a key. */
  absent?: readonly string[] | undefined
}

/**
 * The mark of a storage; undefined if there is none or it cannot be read. A damaged mark that still has an id counts
 * as diverged from the start: it does not tell what has reached the mirror.
 */
export function readSaveMark(storage: Pick<KeyValueStorage, 'getItem'>): SaveMark | undefined {
  try {
    const mark: unknown = JSON.parse(storage.getItem(SAVE_MARK_KEY) ?? 'null')
    if (isStoredMark(mark)) {
      const { apartFrom, ...rest } = mark
      return apartFrom === undefined ? rest : { ...rest, divergedAt: apartFrom }
    }
    const id = idOf(mark)
    return id === undefined ? undefined : { id, number: 0, divergedAt: 0 }
  } catch {
    return undefined
  }
}

function idOf(mark: unknown): string | undefined {
  if (typeof mark !== 'object' || mark === null || !('id' in mark)) return undefined
  return typeof mark.id === 'string' ? mark.id : undefined
}

/** The mark as it is stored. There `divergedAt` has its first name. */
type StoredMark = Omit<SaveMark, 'divergedAt'> & { apartFrom?: number }

function isStoredMark(mark: unknown): mark is StoredMark {
  if (typeof mark !== 'object' || mark === null) return false
  const {
    id,
    number,
    apartFrom,
    unversionedAt,
    writing,
    absent,
  }: Partial<Record<string, unknown>> = { ...mark }
  return (
    typeof id === 'string' &&
    isSequenceNumber(number) &&
    (apartFrom === undefined || isSequenceNumber(apartFrom)) &&
    (unversionedAt === undefined || isSequenceNumber(unversionedAt)) &&
    (writing === undefined || isListOfNames(writing)) &&
    (absent === undefined || isListOfNames(absent))
  )
}

const isListOfNames = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

/** Whether it numbers a write, and can still rise. */
export const isSequenceNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < Number.MAX_SAFE_INTEGER

/**
 * Whether a recorded replacement still has to be finished. Not if the storage has a later write, has diverged, or is
 * another storage.
 */
export function isUnfinished({ id, intent }: DatabaseState, mark: SaveMark): boolean {
  const isBefore = mark.divergedAt === undefined && mark.number <= (intent?.number ?? -1)
  return isBefore && id === mark.id
}

/** Whether a page ended while it wrote several keys together, and the database is able to undo that. */
export function isHalfWritten({ id }: DatabaseState, mark: SaveMark): boolean {
  return mark.writing !== undefined && mark.divergedAt === undefined && id === mark.id
}

/** An id and two numbers of any size fit in it. */
const MARK_LENGTH = 100

/**
 * Writes the mark, padded to one length so that a full storage has room for the next mark too. If a shorter mark of
 * an older version leaves no room for that, it is written without padding.
 * @returns whether it was written. A storage too full for it keeps the earlier mark, and the write is restored again
 * at the next start
 */
export function writeSaveMark(storage: KeyValueStorage, mark: SaveMark): boolean {
  const { id, number, divergedAt, unversionedAt, writing, absent } = mark
  const stored: Partial<Record<keyof StoredMark, unknown>> = {
    id,
    number,
    apartFrom: divergedAt,
    unversionedAt,
    writing,
    absent,
  }
  const text = JSON.stringify(stored)
  // Spaces after JSON change nothing for what reads it.
  for (const length of [MARK_LENGTH, storage.getItem(SAVE_MARK_KEY)?.length ?? 0]) {
    try {
      storage.setItem(SAVE_MARK_KEY, text.padEnd(length))
      return true
    } catch (error) {
      console.warn('The save mark was not written:', error)
    }
  }
  return false
}

/**
 * Remembers the storage's id for as long as the tab lives. A storage that is empty in the same tab was emptied; one
 * that is empty in a new tab may have been lost in a crash before the browser wrote it.
 */
export function rememberInTab(id: string) {
  try {
    sessionStorage.setItem(SAVE_MARK_KEY, id)
  } catch {
    // Without it, the two cases can be told apart from the second start on.
  }
}

/** The id of the storage that this tab has seen; null where it has seen none. */
export function idSeenInTab(): string | null {
  try {
    return sessionStorage.getItem(SAVE_MARK_KEY)
  } catch {
    return null
  }
}

/** A random id. `crypto.randomUUID` exists only on pages that come over https. */
export const newStorageId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')
