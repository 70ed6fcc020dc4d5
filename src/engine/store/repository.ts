import type { QueryClient } from '@tanstack/react-query'
import type { Stored } from '../model/stored'
import { assertStorable } from './assert-storable'
import { createLock } from './lock'
import type { Migration } from './migrate'
import type { MissedWrites } from './missed-writes'
import { createQueryClient } from './query-client'
import { readStored, type Reading } from './read-stored'
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
   * What a key holds now, checked; the interface shows it too. Costs one string comparison when
   * nothing has changed.
   */
  load<Value>(stored: Stored<Value>): Value
  /**
   * The only way to write. Takes the key's lock, re-reads what is stored, applies the change, checks
   * what is new, writes, and only then tells the interface. A change that hands back the very value
   * it was given writes nothing. Rejects with a SaveError; storage and interface then stay as they were.
   */
  update<Value>(stored: Stored<Value>, change: (current: Value) => Value): Promise<Value>
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
  /** Whether this very object is what the key was last read or written as. */
  isRecorded(key: string, value: unknown): boolean
  /** Writes a value that reached the cache by another way than `update`, unless that could do harm. */
  rescue(key: string, value: unknown): void
}

/** How long after the first write its watcher may load, in milliseconds: the page is drawn first. */
const UNHURRIED = 300

/** A key and where it lies. */
type Placed = Pick<Stored<unknown>, 'key' | 'keptIn'>

/** What the repository last saw under a key. */
interface Snapshot extends Reading<unknown> {
  raw: string | null
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
  const snapshots = new Map<string, Snapshot>()
  /** What has been read, by key. */
  const seen = new Map<string, Stored<unknown>>()
  let missedWrites: Promise<MissedWrites> | undefined
  const listeners = new Set<(key: string) => void>()

  function load<Value>(stored: Stored<Value>): Value {
    const { key } = stored
    const raw = readRaw(stored)
    const known = snapshots.get(key)
    const cached = queryClient.getQueryData<Value>([key])
    if (known?.raw === raw && cached !== undefined && known.value === cached) return cached
    const reading = readStored(stored, raw)
    record(key, { raw, ...reading })
    seen.set(key, stored)
    // The interface follows at once: an old value left in the cache could be taken for a newer one.
    queryClient.setQueryData([key], reading.value)
    return reading.value
  }

  function readRaw(stored: Placed): string | null {
    try {
      return placeOf(stored).getItem(stored.key)
    } catch {
      // Storage that was taken away while the page was open: what was last seen stands.
      return snapshots.get(stored.key)?.raw ?? null
    }
  }

  function placeOf({ keptIn }: Placed): KeyValueStorage {
    return keptIn === 'memory' ? memory : opened.storage
  }

  function record(key: string, snapshot: Snapshot) {
    snapshots.set(key, snapshot)
  }

  async function update<Value>(stored: Stored<Value>, change: (current: Value) => Value) {
    return withLock(`stored:${stored.key}`, () => {
      if (stored.keptIn !== 'memory') guard.assertCurrent()
      const before = load(stored)
      const found = snapshots.get(stored.key)
      const after = change(before)
      if (after === before) return after
      assertStorable(stored, before, after)
      // The empty value is what a missing key reads as.
      const raw = write(stored, after === stored.empty ? null : toJson(after))
      record(stored.key, { raw, value: after })
      queryClient.setQueryData([stored.key], after)
      const made = { before: found?.raw ?? null, base: before, written: raw, ours: after }
      watch(({ note }) => note(stored, made))
      if (stored.keptIn !== 'memory') listeners.forEach((listener) => listener(stored.key))
      return after
    })
  }

  /** Tells what sees whether this tab and another have written at once; in order, once its code is there. */
  function watch(tell: (watcher: MissedWrites) => void) {
    missedWrites ??= new Promise((rest) => setTimeout(rest, UNHURRIED))
      .then(() => import('./missed-writes'))
      .then((part) => part.createMissedWrites(update))
    missedWrites.then(tell, () => (missedWrites = undefined))
  }

  function write(stored: Placed, text: string | null): string | null {
    return writeText(placeOf(stored), stored.key, text, {
      unreadable: snapshots.get(stored.key)?.unreadable,
      sign: stored.keptIn === 'memory' ? undefined : guard.sign,
    })
  }

  /** What lies in the storage; where it was taken away while the page was open, what was last seen. */
  function texts(wanted?: (name: string) => boolean): [name: string, text: string][] {
    try {
      return storedTexts(opened.storage, wanted)
    } catch {
      return [...snapshots].flatMap(([key, { raw }]): [string, string][] =>
        raw === null || wanted?.(key) === false ? [] : [[key, raw]],
      )
    }
  }

  const adoptAll = () => seen.forEach((stored) => load(stored))

  return {
    ...opened,
    queryClient,
    load,
    update,
    adopt: (key, raw) => {
      if (key === undefined) return adoptAll()
      const stored = seen.get(key)
      if (!stored) return
      load(stored)
      const now = snapshots.get(key)?.raw
      if (raw !== undefined && now !== undefined) watch(({ hear }) => hear(stored, raw, now))
    },
    onWritten: (listener) => void listeners.add(listener),
    versionTrouble: guard.trouble,
    migrate: guard.migrate,
    texts,
    unreadable: () => [
      ...texts((name) => name.includes(UNREADABLE)),
      ...texts((name) => name === VERSION_KEY).filter(([, text]) => !isVersion(text)),
      ...[...snapshots].flatMap(([key, { unreadable }]): [string, string][] =>
        unreadable === undefined ? [] : [[key, unreadable]],
      ),
    ],
    reset: () => {
      opened.storage.clear()
      memory.clear()
      snapshots.clear()
      queryClient.clear()
    },
    isRecorded: (key, value) => snapshots.get(key)?.value === value,
    rescue: (key, value) => {
      const known = snapshots.get(key)
      const isSafe = known !== undefined && known.raw !== null && known.unreadable === undefined
      if (!isSafe || value === undefined || value === null) return
      const raw = JSON.stringify(value)
      try {
        if (opened.storage.getItem(key) !== known.raw) return
        opened.storage.setItem(key, raw)
        record(key, { raw, value })
      } catch (error) {
        // Nobody waits for a rescue: the next key must have its turn.
        console.error(`Could not rescue ${key}:`, error)
      }
    },
  }
}
