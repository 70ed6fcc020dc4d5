import type { QueryClient } from '@tanstack/react-query'
import type { Load, Stored } from '../model/stored'
import { createChanges, type StoredUpdate, type Updates } from './changes'
import { migratedTexts, type Migration } from './migrate'
import { createComparison } from './mirror/comparison'
import type { VersionReason } from './mirror/database'
import { createMirror, type Mirror } from './mirror/mirror'
import { replaceTexts, type NamedTexts } from './mirror/replace-texts'
import { createWriteLog } from './mirror/write-log'
import { createQueryClient } from './query-client'
import type { Change, Written } from './query-data'
import { createReading, type StoredQueryOptions } from './reading'
import { SaveError } from './save-error'
import {
  SAVE_MARK_KEY,
  memoryStorage,
  openStorage,
  storedTexts,
  type OpenedStorage,
} from './storage'
import { createLock } from './tabs/lock'
import { createMissedWrites } from './tabs/missed-writes'
import { createUnreadable } from './unreadable'
import { SCHEMA_VERSION_KEY } from './schema-version'
import { createVersionGuard, type VersionTrouble } from './version-guard'
import { createWriteGuard } from './write-guard'
import { createWriteQueue } from './write-queue'

/**
 * Called with the key of a change.
 * @param stored undefined if a file or an earlier version replaced the whole text
 */
type WriteListener = (key: string, stored?: Stored<unknown>) => void

/** The data that the user keeps in this browser. React Query makes it reactive. */
export interface Repository extends OpenedStorage {
  queryClient: QueryClient
  /**
   * Reads and checks the current value of a key, and updates its query. Costs one string comparison if nothing
   * has changed.
   */
  load: Load
  /** The options of `useQuery` for a key. */
  queryOptions<Value>(stored: Stored<Value>): StoredQueryOptions<Value>
  /**
   * Shows a change before it is stored. The first `update` with the same function stores it. Each change is a function
   * of its own.
   * @returns a function that reverts the change, unless it is stored
   */
  applyOptimistic<Value>(stored: Stored<Value>, change: Change<Value>): () => void
  /**
   * Writes one key. Takes the lock, reads the stored value again, applies the change, checks the new value, writes it,
   * and then updates the interface. A change that returns its argument writes nothing. If it rejects with a SaveError,
   * storage and interface are unchanged.
   * @returns the values before and after the change
   */
  update<Value>(stored: Stored<Value>, change: Change<Value>): Promise<Written<Value>>
  /**
   * Writes several keys atomically: all or none, even if one change throws, the storage is full, or the page closes
   * halfway. Each key may occur once.
   * @returns the values before and after each change. An undo needs these, because the interface may have shown older
   * ones.
   */
  updateTogether<Value>(updates: Updates<Value>): Promise<readonly StoredUpdate<Value>[]>
  /**
   * Stores all optimistic changes now, because the page may be closing. The `update` that waits with such a change
   * then has nothing left to write. Stores nothing while another page's write of several keys is half done.
   */
  flushPending(): void
  /**
   * Replaces the texts of many keys atomically, even if the page reloads or crashes halfway. The mirror keeps a version
   * of the earlier data. Rejects with a SaveError.
   * @param texts returns the new texts by key; null deletes one. Called under the lock, and again if a closing page
   * has written meanwhile
   * @returns the earlier texts of these keys
   */
  replace(texts: () => NamedTexts | Promise<NamedTexts>, reason: VersionReason): Promise<NamedTexts>
  /**
   * Reads a key again, or every key, because another tab may have written it.
   * @param raw the text that the other tab wrote. If a write of this tab has replaced it unread, both are merged
   */
  syncFromStorage(key?: string, raw?: string | null): void
  /** Adds a listener for changes that this tab has written to the browser's storage. */
  onWritten(listener: WriteListener): void
  /**
   * Why all writes are refused: a newer version of the app has written here, or the data of an older one could not be
   * migrated. Undefined if writes are allowed.
   */
  versionTrouble(): VersionTrouble | undefined
  /**
   * Marks data that names a newer version of the app as data of this one, so that it can be changed. The mirror keeps a
   * version of the earlier data. For a user who knows that there is no newer version.
   */
  overrideNewerVersion(): Promise<void>
  /** The IndexedDB mirror of the browser's storage. */
  mirror: Mirror
  /**
   * Call it before anything else. Restores from the mirror what the storage lost, and migrates data of an older
   * version. If the migration fails, nothing changes and all writes are refused.
   */
  start(): Promise<void>
  /** Compares storage and mirror again if the mirror has failed. Call it when the page is shown again. */
  retryMirror(): void
  /** All stored texts by key, including unreadable ones. */
  texts(wanted?: (name: string) => boolean): readonly [name: string, text: string][]
  /** The unreadable texts: those that were set aside, and those still under their own key. */
  unreadable(): readonly [name: string, text: string][]
  /** The unreadable text under a key; undefined if all of it is readable. */
  unreadableText(stored: Stored<unknown>): string | undefined
  /**
   * Removes an unreadable text; what can be read under its key stays. The mirror keeps a version of the earlier data.
   * Rejects with a SaveError, whose reason is `overtaken` if that text is no longer there.
   */
  removeUnreadable(name: string, text: string): Promise<void>
  /**
   * Erases all that this site stores, including the mirror and values in memory. Every tab drops its pending changes.
   * The caller leaves all pages that show data.
   * @param begin called under the lock, before anything is erased. If it rejects, nothing is erased
   * @returns whether the mirror was erased too
   */
  reset(begin?: () => Promise<void>): Promise<boolean>
  /** Drops the values in memory. Call it after a reset in another tab. */
  forgetMemory(): void
}

/**
 * Creates a repository on the browser's storage, or on another one. See docs/from-key-press-to-disk.md.
 * @param migrations from the first version of the stored data to this one; their count gives the version
 * @param restorableKeys resolves to the keys that a restore can bring back; all by default
 */
export function createRepository(
  opened: OpenedStorage = openStorage(),
  migrations: readonly Migration[] = [],
  restorableKeys?: () => Promise<readonly string[]>,
): Repository {
  const { storage } = opened
  const memory = memoryStorage()
  const queryClient = createQueryClient()
  const reading = createReading(queryClient, ({ keptIn }) =>
    keptIn === 'memory' ? memory : storage,
  )
  const { all, find, sync, load, queryOptions, applyOptimistic, reloadAll } = reading
  const mirror = createMirror(storage)
  const log = createWriteLog(storage, mirror)
  const lock = createLock({ settled: mirror.settled })
  const comparison = createComparison({ opened, mirror, lock, log, reloadAll, restorableKeys })
  const version = createVersionGuard(storage, migrations)
  const missedWrites = createMissedWrites(update)
  const guard = createWriteGuard({ storage, mirror, log, reading, version, missedWrites })
  const recoverHalfWrite = () => comparison.compare().then(reloadAll)
  const queue = createWriteQueue({ storage, mirror, lock, guard, recoverHalfWrite })
  const listeners = new Set<WriteListener>()
  const notify: WriteListener = (key, stored) =>
    listeners.forEach((listener) => listener(key, stored))
  const changes = createChanges({
    storage,
    memory,
    reading,
    guard,
    log,
    missedWrites,
    stampSchemaVersion: version.stampSchemaVersion,
    onWritten: notify,
  })

  async function update<Value>(stored: Stored<Value>, change: Change<Value>) {
    const apply = () => changes.apply(stored, change)
    return stored.keptIn === 'memory' ? apply() : queue.run(apply)
  }

  function replace(
    texts: () => NamedTexts | Promise<NamedTexts>,
    reason: VersionReason,
    assertAllowed = guard.assertWritable,
  ): Promise<NamedTexts> {
    const countBefore = guard.emptiedCount()
    const allowedTexts = () => {
      if (guard.emptiedCount() !== countBefore) throw new SaveError('emptied')
      assertAllowed()
      return texts()
    }
    return queue.runAlone(async () => {
      try {
        const before = await replaceTexts({ storage, mirror, log }, allowedTexts, reason)
        reloadAll()
        for (const [key, text] of before) {
          if (find(key) && storage.getItem(key) !== text) notify(key)
        }
        return before
      } catch (error) {
        guard.noteFailure(error)
        reloadAll()
        throw error
      }
    })
  }

  async function migrate() {
    try {
      await replace(() => migratedTexts(new Map(texts()), migrations), 'migration')
    } catch (error) {
      version.noteFailedMigration()
      console.error('Error bringing stored data up to date:', error)
    }
  }

  function syncFromStorage(key?: string, raw?: string | null) {
    if (guard.isEmptied()) return guard.handleEmptied()
    log.readMark()
    if (key === undefined) return reloadAll()
    const stored = find(key)?.stored
    if (!stored) return
    const now = sync(stored).raw
    if (raw !== undefined) missedWrites.noticeOther(stored, raw, now)
  }

  /** If the browser has blocked the storage since the page opened, returns the texts that were read last. */
  function texts(wanted?: (name: string) => boolean): [name: string, text: string][] {
    try {
      return storedTexts(storage, (name) => name !== SAVE_MARK_KEY && wanted?.(name) !== false)
    } catch {
      return all().flatMap(({ stored: { key }, raw }): [string, string][] =>
        !raw || wanted?.(key) === false ? [] : [[key, raw]],
      )
    }
  }

  const unreadable = createUnreadable({ reading, texts, replace, onRemoved: notify })

  return {
    ...opened,
    queryClient,
    load,
    queryOptions,
    applyOptimistic,
    update,
    updateTogether: (updates) => queue.run(() => changes.applyTogether(updates)),
    flushPending: () => {
      if (!queue.hasHalfWrittenKeys()) changes.flush()
    },
    replace: (texts, reason) => replace(texts, reason),
    syncFromStorage,
    onWritten: (listener) => void listeners.add(listener),
    versionTrouble: version.trouble,
    overrideNewerVersion: async () => {
      await replace(
        // Another tab may have been updated or may have overridden it since.
        () =>
          new Map(
            version.trouble() === 'ahead' ? [[SCHEMA_VERSION_KEY, version.schemaVersionText]] : [],
          ),
        'migration',
        guard.assertIntact,
      )
    },
    mirror,
    start: async () => {
      await comparison.start()
      if (version.needsMigration()) await migrate()
    },
    retryMirror: comparison.retry,
    texts,
    unreadable: unreadable.list,
    unreadableText: (stored) => sync(stored).unreadable,
    removeUnreadable: unreadable.remove,
    reset: (begin) =>
      lock.runAlone(async () => {
        await begin?.()
        const isMirrorErased = await mirror.erase()
        storage.clear()
        guard.reset()
        memory.clear()
        queryClient.clear()
        return isMirrorErased
      }),
    forgetMemory: () => {
      memory.clear()
      reloadAll()
    },
  }
}
