import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Stored } from '../model/stored'
import { assertStorable } from './assert-storable'
import { createCells, shownIn, type Cell, type Change, type Snapshot } from './cells'
import { createLock } from './lock'
import type { Migration } from './migrate'
import { createMissedWrites } from './missed-writes'
import { createQueryClient } from './query-client'
import { readStored } from './read-stored'
import {
  memoryStorage,
  openStorage,
  storedTexts,
  type KeyValueStorage,
  type OpenedStorage,
} from './storage'
import { toJson } from './to-json'
import { UNREADABLE } from './unreadable-name'
import { isVersion, VERSION_KEY } from './version'
import { createVersionGuard, type VersionTrouble } from './version-guard'
import { writeText } from './write-text'

/** The data that the user keeps in this browser, with React Query as its reactive face. */
export interface Repository extends OpenedStorage {
  queryClient: QueryClient
  /**
   * What a key holds now, checked; where the interface shows the key, it follows. Costs one string
   * comparison when nothing has changed.
   */
  load<Value>(stored: Stored<Value>): Value
  /** What `useQuery` needs to show a key: the value is there at the first render, and never stale. */
  query<Value>(stored: Stored<Value>): StoredQuery<Value>
  /**
   * Shows a change before it is stored. The first `update` with the very same change makes it true.
   * @returns takes the change back, unless it was stored by then
   */
  anticipate<Value>(stored: Stored<Value>, change: Change<Value>): () => void
  /**
   * The only way to write. Takes the key's lock, re-reads what is stored, applies the change, checks
   * what is new, writes, and only then tells the interface. A change that hands back the very value
   * it was given writes nothing. Rejects with a SaveError; storage and interface then stay as they were.
   */
  update<Value>(stored: Stored<Value>, change: Change<Value>): Promise<Value>
  /**
   * Takes over what is stored under a key, or under any key.
   * @param raw what another tab has just written there. Where a change here ran over it, both are merged.
   */
  adopt(key?: string, raw?: string | null): void
  /** Calls the listener with the key of each change that this tab has written to the browser's storage. */
  onWritten(listener: (key: string) => void): void
  /**
   * Why every change is refused: a newer version of the app has written here, or what an older one
   * wrote could not be brought up to date. Undefined while all is well.
   */
  versionTrouble(): VersionTrouble | undefined
  /** Brings what an older version stored up to date. When that fails, nothing changes and nothing more is written. */
  migrate(): Promise<void>
  /** What is stored, text by key, be it readable or not. */
  texts(wanted?: (name: string) => boolean): readonly [name: string, text: string][]
  /** The texts that could not be read: those set aside, and those that still lie under a key that was read. */
  unreadable(): readonly [name: string, text: string][]
  /** Erases everything that this site stores, and what is kept in memory. Pages that show it must be left. */
  reset(): void
}

interface StoredQuery<Value> {
  queryKey: QueryKey
  queryFn: () => Value
  initialData: () => Value
}

/**
 * Opens the repository on the browser's storage, or on the one given.
 * @param migrations from the first version of what is stored to this one; their number tells the version
 */
export function createRepository(
  opened: OpenedStorage = openStorage(),
  migrations: readonly Migration[] = [],
): Repository {
  const memory = memoryStorage()
  const withLock = createLock()
  const guard = createVersionGuard(opened.storage, migrations, withLock)
  const queryClient = createQueryClient()
  const cells = createCells()
  const missedWrites = createMissedWrites(update)
  const listeners = new Set<(key: string) => void>()

  function load<Value>(stored: Stored<Value>): Value {
    const cell = cells.of(stored)
    const raw = readRaw(cell)
    if (cell.snapshot?.raw === raw) return cell.snapshot.value
    return record(cell, { raw, ...readStored(stored, raw) })
  }

  function readRaw({ stored, snapshot }: Cell<unknown>): string | null {
    try {
      return storageOf(stored).getItem(stored.key)
    } catch {
      // Storage that was taken away while the page was open: what was last seen stands.
      return snapshot?.raw ?? null
    }
  }

  function storageOf({ keptIn }: Stored<unknown>): KeyValueStorage {
    return keptIn === 'memory' ? memory : opened.storage
  }

  function record<Value>(cell: Cell<Value>, snapshot: Snapshot<Value>): Value {
    cell.snapshot = snapshot
    show(cell)
    return snapshot.value
  }

  /** Lets the interface follow. A key that it does not show yet is read when it does. */
  function show<Value>({ stored }: Cell<Value>) {
    const { queryKey, queryFn } = query(stored)
    if (queryClient.getQueryState(queryKey)) queryClient.setQueryData(queryKey, queryFn())
  }

  function query<Value>(stored: Stored<Value>): StoredQuery<Value> {
    const read = () => shownIn(cells.of(stored), load(stored))
    return { queryKey: [stored.key], queryFn: read, initialData: read }
  }

  function anticipate<Value>(stored: Stored<Value>, change: Change<Value>) {
    const cell = cells.of(stored)
    cell.anticipated = [...cell.anticipated, change]
    show(cell)
    return () => {
      if (!cell.anticipated.includes(change)) return
      settle(cell, change)
      show(cell)
    }
  }

  /** A change that is stored, or will not be, is not anticipated any more. */
  function settle<Value>(cell: Cell<Value>, change: Change<Value>) {
    cell.anticipated = cell.anticipated.filter((one) => one !== change)
  }

  async function update<Value>(stored: Stored<Value>, change: Change<Value>) {
    return withLock(`stored:${stored.key}`, () => {
      if (stored.keptIn !== 'memory') guard.assertCurrent()
      const cell = cells.of(stored)
      const base = load(stored)
      const before = cell.snapshot?.raw ?? null
      const after = change(base)
      if (after === base) {
        settle(cell, change)
        show(cell)
        return after
      }
      assertStorable(stored, base, after)
      // The empty value is what a missing key reads as.
      const raw = write(cell, after === stored.empty ? null : toJson(after))
      settle(cell, change)
      record(cell, { raw, value: after })
      missedWrites.note(stored, { before, base, written: raw, ours: after })
      if (stored.keptIn !== 'memory') listeners.forEach((listener) => listener(stored.key))
      return after
    })
  }

  function write({ stored, snapshot }: Cell<unknown>, text: string | null): string | null {
    return writeText(storageOf(stored), stored.key, text, {
      unreadable: snapshot?.unreadable,
      sign: stored.keptIn === 'memory' ? undefined : guard.sign,
    })
  }

  /** What lies in the storage; where it was taken away while the page was open, what was last seen. */
  function texts(wanted?: (name: string) => boolean): [name: string, text: string][] {
    try {
      return storedTexts(opened.storage, wanted)
    } catch {
      return cells
        .all()
        .flatMap(({ stored: { key }, snapshot }): [string, string][] =>
          !snapshot?.raw || wanted?.(key) === false ? [] : [[key, snapshot.raw]],
        )
    }
  }

  /** Only what has been read can have grown old. */
  const adoptAll = () => {
    for (const { stored, snapshot } of cells.all()) if (snapshot) load(stored)
  }

  return {
    ...opened,
    queryClient,
    load,
    query,
    anticipate,
    update,
    adopt: (key, raw) => {
      if (key === undefined) return adoptAll()
      const cell = cells.find(key)
      if (!cell?.snapshot) return
      const { stored } = cell
      load(stored)
      const now = cell.snapshot.raw
      if (raw !== undefined) missedWrites.noticeOther(stored, raw, now)
    },
    onWritten: (listener) => void listeners.add(listener),
    versionTrouble: guard.trouble,
    migrate: guard.migrate,
    texts,
    unreadable: () => [
      ...texts((name) => name.includes(UNREADABLE)),
      ...texts((name) => name === VERSION_KEY).filter(([, text]) => !isVersion(text)),
      ...cells
        .all()
        .flatMap(({ stored, snapshot }): [string, string][] =>
          snapshot?.unreadable === undefined ? [] : [[stored.key, snapshot.unreadable]],
        ),
    ],
    reset: () => {
      opened.storage.clear()
      memory.clear()
      cells.clear()
      queryClient.clear()
    },
  }
}
