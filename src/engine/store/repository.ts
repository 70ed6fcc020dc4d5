import type { QueryClient } from '@tanstack/react-query'
import type { Stored } from '../model/stored'
import type { Change, Written } from './cells'
import { createChanges, type StoredUpdate, type Updates } from './changes'
import { migratedTexts, type Migration } from './migrate'
import { createComparison } from './mirror/comparison'
import type { VersionReason } from './mirror/database'
import { createMirror, type Mirror } from './mirror/mirror'
import { replaceTexts, type NamedTexts } from './mirror/replace-texts'
import { createWriteLog } from './mirror/write-log'
import { createQueryClient } from './query-client'
import { createReading, type StoredQuery } from './reading'
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
import { UNREADABLE } from './unreadable-name'
import { isVersion, VERSION_KEY } from './version'
import { createVersionGuard, type VersionTrouble } from './version-guard'
import { createWriteGuard } from './write-guard'
import { createWriteQueue } from './write-queue'

/**
 * Gets the key of a change.
 * @param stored what was changed; missing where a file or an earlier version replaced all of it
 */
type WriteListener = (key: string, stored?: Stored<unknown>) => void

/** The data that the user keeps in this browser, with React Query as its reactive face. */
export interface Repository extends OpenedStorage {
  queryClient: QueryClient
  /**
   * What a key holds now, checked; where the interface shows the key, it follows. Costs one string
   * comparison when nothing has changed.
   */
  load<Value>(stored: Stored<Value>): Value
  /** What `useQuery` needs to show a key. */
  query<Value>(stored: Stored<Value>): StoredQuery<Value>
  /**
   * Shows a change before it is stored. The first `update` with the very same change makes it true.
   * @returns takes the change back, unless it was stored by then
   */
  applyOptimistic<Value>(stored: Stored<Value>, change: Change<Value>): () => void
  /**
   * The only way to write. Takes the key's lock, re-reads what is stored, applies the change, checks
   * what is new, writes, and only then tells the interface. A change that hands back the very value
   * it was given writes nothing. Rejects with a SaveError; storage and interface then stay as they were.
   */
  update<Value>(stored: Stored<Value>, change: Change<Value>): Promise<Value>
  /**
   * Changes several keys as one, while nobody else writes: all of them or none, also where one throws, where
   * there is no room for all, or where the page ends in the middle. Each key is named once.
   * @returns what each of them found and made. An undo is built from that: what the interface showed as
   * the person pressed may be older.
   */
  updateTogether<Value>(updates: Updates<Value>): Promise<readonly StoredUpdate<Value>[]>
  /** The same as `update`, for one key. @returns what the change found and made */
  updateOne<Value>(stored: Stored<Value>, change: Change<Value>): Promise<Written<Value>>
  /**
   * Stores at once what is shown and waits for its turn: the page may be about to go. The `update` that
   * waits with such a change finds it made.
   */
  flushPending(): void
  /**
   * Makes many names hold what is handed back for them, null for nothing: all of them or none, through a
   * reload or a crash at any point. A version of everything from before is kept. Rejects with a SaveError.
   * @param texts is called while nobody else writes; once more where a page that goes has written meanwhile
   * @returns what lay under these names before
   */
  replace(texts: () => NamedTexts | Promise<NamedTexts>, reason: VersionReason): Promise<NamedTexts>
  /**
   * Takes over what is stored under a key, or under any key.
   * @param raw what another tab has just written there. Where a change here ran over it, both are merged.
   */
  adopt(key?: string, raw?: string | null): void
  /** Calls the listener for each change that this tab has written to the browser's storage. */
  onWritten(listener: WriteListener): void
  /**
   * Why every change is refused: a newer version of the app has written here, or what an older one
   * wrote could not be brought up to date. Undefined while all is well.
   */
  versionTrouble(): VersionTrouble | undefined
  /**
   * Takes what a newer version is said to have stored for this version's own, and lets it be changed again. A
   * version of everything from before is kept. For a person who knows that there is no newer version.
   */
  useThisVersion(): Promise<void>
  /** The IndexedDB mirror of the browser's storage. */
  mirror: Mirror
  /**
   * Comes first. Brings back what the mirror has and the storage lost, and what an older version stored up to
   * date; when that fails, nothing changes and nothing more is written.
   */
  start(): Promise<void>
  /** Compares storage and mirror again if the mirror was in trouble. For a page that is shown again. */
  retryMirror(): void
  /** What is stored, text by key, be it readable or not. */
  texts(wanted?: (name: string) => boolean): readonly [name: string, text: string][]
  /** The texts that could not be read: those set aside, and those that still lie under a key that was read. */
  unreadable(): readonly [name: string, text: string][]
  /** What lies under a key and could not be read; undefined when all of it could. */
  unreadableText(stored: Stored<unknown>): string | undefined
  /**
   * Erases everything that this site stores, the mirror too, and what is kept in memory. Changes that wait
   * are given up, in every tab. Pages that show it must be left.
   * @returns whether the mirror is erased too
   */
  reset(): Promise<boolean>
}

/**
 * Opens the repository on the browser's storage, or on the one given. How a change gets from here to the disk:
 * docs/from-key-press-to-disk.md.
 * @param migrations from the first version of what is stored to this one; their number tells the version
 */
export function createRepository(
  opened: OpenedStorage = openStorage(),
  migrations: readonly Migration[] = [],
): Repository {
  const { storage } = opened
  const memory = memoryStorage()
  const queryClient = createQueryClient()
  const reading = createReading(queryClient, ({ keptIn }) =>
    keptIn === 'memory' ? memory : storage,
  )
  const { cells, load, query, applyOptimistic, reloadAll } = reading
  const mirror = createMirror(storage)
  const log = createWriteLog(storage, mirror)
  const lock = createLock({ settled: mirror.settled })
  const comparison = createComparison({ opened, mirror, lock, log, reloadAll })
  const version = createVersionGuard(storage, migrations)
  const missedWrites = createMissedWrites((stored, change) => updateOne(stored, change))
  const guard = createWriteGuard({ storage, mirror, log, reading, version, missedWrites })
  const repair = () => comparison.compare().then(reloadAll)
  const queue = createWriteQueue({ storage, mirror, lock, guard, repair })
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
    stampVersion: version.stampVersion,
    onWritten: notify,
  })

  async function updateOne<Value>(stored: Stored<Value>, change: Change<Value>) {
    const apply = () => changes.apply(stored, change)
    return stored.keptIn === 'memory' ? apply() : queue.run(apply)
  }

  function replace(
    texts: () => NamedTexts | Promise<NamedTexts>,
    reason: VersionReason,
    assertAllowed = guard.assertWritable,
  ): Promise<NamedTexts> {
    const resetsBefore = guard.resets()
    const allowedTexts = () => {
      if (guard.resets() !== resetsBefore) throw new SaveError('emptied')
      assertAllowed()
      return texts()
    }
    return queue.runAlone(async () => {
      try {
        const before = await replaceTexts({ storage, mirror, log }, allowedTexts, reason)
        reloadAll()
        for (const key of before.keys()) if (cells.find(key)) notify(key)
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
      version.noteFailure()
      console.error('Error bringing stored data up to date:', error)
    }
  }

  function adopt(key?: string, raw?: string | null) {
    if (guard.isEmptied()) return guard.takeOverEmptied()
    log.readMark()
    if (key === undefined) return reloadAll()
    const cell = cells.find(key)
    if (!cell?.snapshot) return
    const { stored } = cell
    load(stored)
    const now = cell.snapshot.raw
    if (raw !== undefined) missedWrites.noticeOther(stored, raw, now)
  }

  /** Everything in the storage; if it was taken away while the page was open, what was read last. */
  function texts(wanted?: (name: string) => boolean): [name: string, text: string][] {
    try {
      return storedTexts(storage, (name) => name !== SAVE_MARK_KEY && wanted?.(name) !== false)
    } catch {
      return cells
        .all()
        .flatMap(({ stored: { key }, snapshot }): [string, string][] =>
          !snapshot?.raw || wanted?.(key) === false ? [] : [[key, snapshot.raw]],
        )
    }
  }

  function unreadable(): [name: string, text: string][] {
    return [
      ...texts((name) => name.includes(UNREADABLE)),
      ...texts((name) => name === VERSION_KEY).filter(([, text]) => !isVersion(text)),
      ...cells
        .all()
        .flatMap(({ stored, snapshot }): [string, string][] =>
          snapshot?.unreadable === undefined ? [] : [[stored.key, snapshot.unreadable]],
        ),
    ]
  }

  return {
    ...opened,
    queryClient,
    load,
    query,
    applyOptimistic,
    update: async (stored, change) => (await updateOne(stored, change)).after,
    updateOne,
    updateTogether: (updates) => queue.run(() => changes.applyTogether(updates)),
    flushPending: () => {
      if (!queue.isHalfWritten()) changes.flush()
    },
    replace: (texts, reason) => replace(texts, reason),
    adopt,
    onWritten: (listener) => void listeners.add(listener),
    versionTrouble: version.trouble,
    useThisVersion: async () => {
      await replace(
        // Another tab may have been updated, or have done this, meanwhile.
        () => new Map(version.trouble() === 'ahead' ? [[VERSION_KEY, version.ownName]] : []),
        'migration',
        guard.assertInPlace,
      )
    },
    mirror,
    start: async () => {
      await comparison.start()
      if (version.isBehind()) await migrate()
    },
    retryMirror: comparison.retry,
    texts,
    unreadable,
    unreadableText: (stored) => {
      load(stored)
      return cells.of(stored).snapshot?.unreadable
    },
    reset: () =>
      lock.runAlone(async () => {
        const isMirrorErased = await mirror.erase()
        storage.clear()
        guard.reset()
        memory.clear()
        cells.clear()
        queryClient.clear()
        return isMirrorErased
      }),
  }
}
