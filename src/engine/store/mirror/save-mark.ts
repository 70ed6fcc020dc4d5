import { SAVE_MARK_KEY, type KeyValueStorage } from '../storage'
import type { DatabaseState } from './database'

/** Lies in the browser's storage, to be compared with what the database beside it says of itself. */
export interface SaveMark {
  /** Tells this storage from every other: made at its first write, gone with a reset. */
  id: string
  /** Rises with every write. */
  number: number
  /** The number from which on writes may not have reached the database. */
  divergedAt?: number
  /**
   * The keys that are being written as one. Where a page ended in the middle they hold half of it, and the
   * next start takes them back to what the database holds.
   */
  writing?: readonly string[]
}

/**
 * The mark of a storage; undefined where there is none, or none that can be read. One that has an id and is
 * damaged otherwise does not tell what has reached the database: it may be nothing.
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
  const { id, number, apartFrom, writing }: Partial<Record<string, unknown>> = { ...mark }
  return (
    typeof id === 'string' &&
    isSequenceNumber(number) &&
    (apartFrom === undefined || isSequenceNumber(apartFrom)) &&
    (writing === undefined || isListOfNames(writing))
  )
}

const isListOfNames = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

/** Whether it numbers a write, and can still rise. */
export const isSequenceNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < Number.MAX_SAFE_INTEGER

/**
 * Whether a replacement was written down and not finished. Its number is the mark's: what was written after
 * it, without the database or in another storage, is not to be replaced any more.
 */
export function isUnfinished({ id, intent }: DatabaseState, mark: SaveMark): boolean {
  const isBefore = mark.divergedAt === undefined && mark.number <= (intent?.number ?? -1)
  return isBefore && id === mark.id
}

/** Whether a page ended while it wrote several keys as one, and the database holds what was there before. */
export function isHalfWritten({ id }: DatabaseState, mark: SaveMark): boolean {
  return mark.writing !== undefined && mark.divergedAt === undefined && id === mark.id
}

/** An id and two numbers of any size fit in it. */
const MARK_LENGTH = 100

/**
 * Lays the mark. It always takes the same room, so that a full storage has room for the next one too. Where a
 * shorter one from an older version of the site leaves no room for that, it is laid as short as it is.
 * @returns whether it was laid. A storage too full for it keeps the one before: the write it stands for is
 * then brought back twice
 */
export function writeSaveMark(storage: KeyValueStorage, mark: SaveMark): boolean {
  const { id, number, divergedAt, writing } = mark
  const stored: Partial<Record<keyof StoredMark, unknown>> = {
    id,
    number,
    apartFrom: divergedAt,
    writing,
  }
  const text = JSON.stringify(stored)
  // Spaces after JSON change nothing for what reads it.
  for (const length of [MARK_LENGTH, storage.getItem(SAVE_MARK_KEY)?.length ?? 0]) {
    try {
      storage.setItem(SAVE_MARK_KEY, text.padEnd(length))
      return true
    } catch (error) {
      console.warn('The save mark was not laid:', error)
    }
  }
  return false
}

/**
 * Remembers for as long as the tab lives that it has seen this storage. A storage that is empty then was
 * emptied; one that is empty in a new tab may have been taken by a crash before the browser wrote it.
 */
export function rememberInTab(id: string) {
  try {
    sessionStorage.setItem(SAVE_MARK_KEY, id)
  } catch {
    // Without it, what a crash took is told from what was emptied by its second start.
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

/** An id that no other storage has. `crypto.randomUUID` is for pages that come over https alone. */
export const newStorageId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')
