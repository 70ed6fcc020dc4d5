import {
  openDB,
  unwrap,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb'
import { track, trackAll } from './suspension'

/** Why a version of all data was kept. */
export type VersionReason =
  /** The data at the end of a day, copied before the first change of a later day. */
  | 'day'
  /** Before a restore, the undo of one, a migration, or the removal of unreadable data. */
  | 'restore'
  | 'undo'
  | 'migration'
  | 'removal'
  /** The mirrored data of a storage that was found empty. */
  | 'emptied'
  /**
   * Data that only the mirror may have: of another storage, of this one before it diverged, or of keys that something
   * else removed, damaged or left half written.
   */
  | 'apart'

/** Texts by name; null if nothing is stored under a name. */
export type Texts = readonly (readonly [name: string, text: string | null])[]

/** A version without its texts. */
export interface Version {
  id: number
  /** ISO instant of the last change in it. */
  madeAt: string
  reason: VersionReason
  /** The storage that it is from: the id in that storage's save mark. */
  storageId: string
  /** The number of the last write in it. */
  number: number
  /** Whether the user has yet to decide about it. */
  isAsking: boolean
  /** The names that were about to change; undefined if that was everything. */
  concerns?: readonly string[]
}

/** A replacement of many names, stored before it is done so that it happens completely or not at all. */
export interface Intent {
  texts: Texts
  number: number
}

/** The state of the database. */
export interface DatabaseState {
  /** The storage that it mirrors: the id in that storage's save mark. */
  id: string
  /** The number of the last write in it. */
  number: number
  /** ISO instant of that write. */
  savedAt: string
  intent?: Intent
  /** Like that of the save mark, for a storage that a crash has set back. */
  unversionedAt?: number
  /**
   * Whether a start has found the storage with its mark some minutes after the last write. Until then the storage is
   * new, and a crash may take all of it, because the browser may not have written it to disk.
   */
  isSeen?: boolean
  /** Ids of storages that were erased: a crash can undo a reset, which is then done again. */
  erased?: readonly string[]
}

interface DatabaseSchema extends DBSchema {
  writes: { key: string; value: { name: string; text: string | null; number: number } }
  versions: { key: number; value: Version }
  /** Apart from `versions`, so that a list of them does not read all their texts. */
  versionTexts: { key: number; value: Texts }
  /** One record, under `now`. */
  state: { key: 'now'; value: DatabaseState }
}

export type Database = IDBPDatabase<DatabaseSchema>

/** A transaction over the whole database that can at least read. */
export type ReadTransaction = Transaction<'readonly' | 'readwrite'>
export type WriteTransaction = Transaction<'readwrite'>

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<
  DatabaseSchema,
  StoreNames<DatabaseSchema>[],
  Mode
>

const STORES: StoreNames<DatabaseSchema>[] = ['writes', 'versions', 'versionTexts', 'state']

/** Begins to read the whole database, as it is at one moment. */
export function readTransaction(database: Database): ReadTransaction {
  const transaction = database.transaction(STORES)
  // A read that fails throws its own error.
  transaction.done.catch(ignore)
  return transaction
}

/** Runs work in one transaction over the whole database. Resolves when the browser reports that it is on disk. */
export async function runTransaction<Value>(
  database: Database,
  work: (transaction: WriteTransaction) => Promise<Value>,
): Promise<Value> {
  const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' })
  const { done } = transaction
  // If the work fails, its error is thrown; the transaction's own error would repeat it.
  done.catch(ignore)
  try {
    const value = await work(transaction)
    await done
    return value
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // It has already ended.
    }
    throw error
  }
}

export const DATABASE_NAME = 'milspouse'
const DATABASE_VERSION = 1
/** An opening that takes longer counts as failed. */
const OPEN_LIMIT_MS = 2_000

/** Why there is no database to write to. */
export type DatabaseTrouble = 'none' | 'newer' | 'blocked' | 'slow' | 'unreadable'

export class DatabaseError extends Error {
  override name = 'DatabaseError'

  constructor(
    readonly trouble: DatabaseTrouble,
    options?: ErrorOptions,
  ) {
    super(`There is no database: ${trouble}.`, options)
  }
}

/**
 * Opens the database beside local storage. Throws a DatabaseError if it cannot be used.
 * @param onClosed called when another tab needs the connection closed, or the browser has closed it
 */
export async function openDatabase(onClosed: () => void): Promise<Database> {
  if (typeof indexedDB === 'undefined') throw new DatabaseError('none')
  let isBlocked = false
  // Some browsers throw, others reject. In an async function both reject.
  const openNow = async () => {
    const database = await openDB<DatabaseSchema>(DATABASE_NAME, DATABASE_VERSION, {
      upgrade: (created, _from, _to, upgrading) => {
        track(unwrap(upgrading))
        createStores(created)
      },
      blocked: () => void (isBlocked = true),
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        onClosed()
      },
      terminated: onClosed,
    })
    trackAll(unwrap(database))
    return database
  }
  const opening = openNow()
  // A connection that opens too late is not used.
  const closeLate = () => void opening.then((database) => database.close(), ignore)
  try {
    return await withTimeout(opening, OPEN_LIMIT_MS, closeLate)
  } catch (cause) {
    throw new DatabaseError(troubleOf(cause, isBlocked), { cause })
  }
}

function createStores(database: Database) {
  database.createObjectStore('writes', { keyPath: 'name' })
  database.createObjectStore('versions', { keyPath: 'id' })
  database.createObjectStore('versionTexts')
  database.createObjectStore('state')
}

function troubleOf(cause: unknown, isBlocked: boolean): DatabaseTrouble {
  if (isBlocked) return 'blocked'
  if (cause instanceof LateError) return 'slow'
  const name = cause instanceof DOMException ? cause.name : ''
  if (name === 'VersionError') return 'newer'
  // In private windows, some browsers provide the object and refuse its use.
  return name === 'SecurityError' || name === 'InvalidStateError' ? 'none' : 'unreadable'
}

export class LateError extends Error {
  override name = 'LateError'
}

/** Settles like the promise, or rejects with a LateError after the limit. @param onLate called in that case */
export function withTimeout<Value>(promise: Promise<Value>, limitMs: number, onLate = ignore) {
  return new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => {
      onLate()
      reject(new LateError(`Not done after ${limitMs} ms.`))
    }, limitMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** For a promise whose failure is reported elsewhere. */
export const ignore = () => undefined
