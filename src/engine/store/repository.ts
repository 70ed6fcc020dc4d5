import type { QueryClient } from '@tanstack/react-query'
import type { Load, Stored } from '../model/stored'
import { assertStorable } from './assert-storable'
import type { Cell, Change, Written } from './cells'
import { createMirror, type Mirror } from './mirror/mirror'
import { inTime, type Texts, type VersionReason } from './mirror/database'
import { reconcile } from './mirror/reconcile'
import { replaceTexts, type NamedTexts } from './mirror/replace-texts'
import { readSaveMark } from './mirror/save-mark'
import { createWriteLog } from './mirror/write-log'
import { createLock } from './tabs/lock'
import { migratedTexts, type Migration } from './migrate'
import { createMissedWrites } from './tabs/missed-writes'
import { createQueryClient } from './query-client'
import { createReading, type StoredQuery } from './reading'
import { SaveError } from './save-error'
import {
  SAVE_MARK_KEY,
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
import { writeText, type WrittenText } from './write-text'
import { writeTexts } from './write-texts'

/** A copy that takes longer than this is not waited for at the start. */
const START_LIMIT_MS = 2_000

/** Says that a turn did nothing, as something lies half written. */
const HALF = Symbol('half written')

/** A change, with what it changes. */
export interface Update<Value> {
  stored: Stored<Value>
  change: Change<Value>
}

/** A change as it was stored. */
export interface StoredUpdate<Value> extends Written<Value> {
  stored: Stored<Value>
}

/** Changes to make together: a list, or a function that reads what is stored and decides, under the lock. */
export type Updates<Value> = readonly Update<Value>[] | ((load: Load) => readonly Update<Value>[])

/** A change that was tried, and is not written yet. */
interface Staged<Value> extends Update<Value>, Written<Value> {
  cell: Cell<Value>
  /** What the key held before, as text. */
  raw: string | null
  text: string | null
}

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
  /** Calls the listener with the key of each change that this tab has written to the browser's storage. */
  onWritten(listener: (key: string) => void): void
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
  /** The copy on the disk beside the browser's storage. */
  copy: Mirror
  /**
   * Comes first. Brings back what the copy has and the storage lost, and what an older version stored up to
   * date; when that fails, nothing changes and nothing more is written.
   */
  start(): Promise<void>
  /** Compares storage and copy again where the copy was in trouble. For a page that is shown again. */
  retryCopy(): void
  /** What is stored, text by key, be it readable or not. */
  texts(wanted?: (name: string) => boolean): readonly [name: string, text: string][]
  /** The texts that could not be read: those set aside, and those that still lie under a key that was read. */
  unreadable(): readonly [name: string, text: string][]
  /** What lies under a key and could not be read; undefined when all of it could. */
  unreadableText(stored: Stored<unknown>): string | undefined
  /**
   * Erases everything that this site stores, the copy too, and what is kept in memory. Changes that wait
   * are given up, in every tab. Pages that show it must be left.
   * @returns whether the copy on the disk is erased too
   */
  reset(): Promise<boolean>
}

/**
 * Opens the repository on the browser's storage, or on the one given.
 * @param migrations from the first version of what is stored to this one; their number tells the version
 */
export function createRepository(
  opened: OpenedStorage = openStorage(),
  migrations: readonly Migration[] = [],
): Repository {
  const { storage } = opened
  const memory = memoryStorage()
  const copy = createMirror(storage)
  const log = createWriteLog(storage, copy)
  const lock = createLock({ settled: copy.settled })
  const guard = createVersionGuard(storage, migrations)
  const queryClient = createQueryClient()
  const { cells, load, query, anticipate, settle, recordChange, renew } = createReading(
    queryClient,
    storageOf,
  )
  const missedWrites = createMissedWrites(update)
  const listeners = new Set<(key: string) => void>()
  /** How often what this tab knows was emptied: a change that waited meanwhile belongs to what is gone. */
  let resets = 0
  /** A replacement that the next start has to put back: what is written before would stand in its way. */
  let unfinished: SaveError | undefined
  let comparing: Promise<void> | undefined

  function storageOf({ keptIn }: Stored<unknown>): KeyValueStorage {
    return keptIn === 'memory' ? memory : storage
  }

  async function update<Value>(stored: Stored<Value>, change: Change<Value>) {
    return (await updateOne(stored, change)).after
  }

  async function updateOne<Value>(stored: Stored<Value>, change: Change<Value>) {
    if (stored.keptIn === 'memory') return applyChange(stored, change)
    return inTurn(() => applyOnce(stored, change))
  }

  /** Makes a change, unless it was made before its turn came. */
  function applyOnce<Value>(stored: Stored<Value>, change: Change<Value>): Written<Value> {
    return takeFlushed(stored, change) ?? applyChange(stored, change)
  }

  /** What a change made that was stored before its turn came; undefined where it was not. */
  function takeFlushed<Value>(stored: Stored<Value>, change: Change<Value>) {
    const { flushed } = cells.of(stored)
    const written = flushed.get(change)
    flushed.delete(change)
    return written
  }

  function hurry() {
    if (isHalfWritten()) return
    for (const { stored, anticipated, flushed } of cells.all()) {
      for (const change of anticipated) {
        try {
          flushed.set(change, applyChange(stored, change))
        } catch {
          // Where the page stays, its turn comes, and says why.
        }
      }
    }
  }

  function updateTogether<Value>(wanted: Updates<Value>) {
    return inTurn(() => {
      assertWritable()
      const updates = typeof wanted === 'function' ? wanted(load) : wanted
      const staged: Staged<Value>[] = []
      const made = updates.map(({ stored, change }): StoredUpdate<Value> => {
        const flushed = takeFlushed(stored, change)
        if (flushed) return { stored, ...flushed }
        const one = stage(stored, change)
        if (isStaged(one)) staged.push(one)
        return { stored, before: one.before, after: one.after }
      })
      if (staged.length > 0) writeStaged(staged)
      return made
    })
  }

  /** Writes what several keys are to hold, as one. */
  function writeStaged(staged: readonly Staged<unknown>[]) {
    const writes = staged.map(({ stored: { key }, cell, text }) => ({
      key,
      text,
      unreadable: cell.snapshot?.unreadable,
    }))
    let written: ReadonlyMap<string, WrittenText> = new Map()
    const write = () => {
      written = writeTexts(storage, writes, guard.sign)
      return writes.flatMap(({ key, unreadable }) => {
        const { kept = null, copyKey } = written.get(key) ?? {}
        return writtenTexts(key, kept, copyKey, unreadable)
      })
    }
    try {
      log.noteTogether(
        writes.map(({ key }) => key),
        write,
      )
    } catch (error) {
      if (error instanceof SaveError && error.reason === 'unfinished') unfinished = error
      throw error
    }
    for (const one of staged) finish(one, written.get(one.stored.key)?.kept ?? null)
  }

  /** Does what writes while nobody else does, unless everything was emptied before that was on the disk. */
  async function inTurn<Result>(write: () => Result): Promise<Result> {
    const resetsBefore = resets
    let id = readSaveMark(storage)?.id
    const assertNotEmptied = () => {
      const isAnother = id !== undefined && readSaveMark(storage)?.id !== id
      if (isAnother && isEmptied()) takeOverEmptied()
      if (isAnother || resets !== resetsBefore) throw new SaveError('emptied')
    }
    const result = await onWhole(() =>
      lock.run(() => {
        assertNotEmptied()
        if (isHalfWritten()) return HALF
        const written = write()
        id = readSaveMark(storage)?.id
        return written
      }),
    )
    await copy.settled()
    assertNotEmptied()
    return result
  }

  /**
   * Whether another page ended while it wrote several keys as one. A write on top of half of that would keep
   * the half, and what was saved before could not be found any more.
   */
  function isHalfWritten() {
    const mark = copy.isAtWork() ? readSaveMark(storage) : undefined
    return mark?.writing !== undefined && mark.apartFrom === undefined
  }

  /** Takes a turn under the lock. Where it finds something half written, that is taken back before the next one. */
  async function onWhole<Result>(turn: () => Promise<Result | typeof HALF>): Promise<Result> {
    const first = await turn()
    if (first !== HALF) return first
    await compare()
    renew()
    const second = await turn()
    if (second === HALF) throw new SaveError('unfinished')
    return second
  }

  function applyChange<Value>(stored: Stored<Value>, change: Change<Value>): Written<Value> {
    if (stored.keptIn !== 'memory') assertWritable()
    const staged = stage(stored, change)
    if (isStaged(staged)) finish(staged, write(staged.cell, staged.text))
    return { before: staged.before, after: staged.after }
  }

  /** Tries a change on what is stored, and checks what it makes of it. Where it changes nothing, there is nothing to write. */
  function stage<Value>(
    stored: Stored<Value>,
    change: Change<Value>,
  ): Staged<Value> | Written<Value> {
    const cell = cells.of(stored)
    const base = load(stored)
    const raw = cell.snapshot?.raw ?? null
    const after = change(base)
    if (after === base) {
      settle(cell, change)
      return { before: base, after }
    }
    assertStorable(stored, base, after)
    // The empty value is what a missing key reads as.
    const text = after === stored.empty ? null : toJson(after, stored)
    return { stored, change, cell, before: base, raw, after, text }
  }

  /** Takes over what was written under a key. */
  function finish<Value>(
    { stored, change, cell, before, raw, after }: Staged<Value>,
    written: string | null,
  ) {
    recordChange(cell, change, { raw: written, value: after })
    missedWrites.note(stored, { before: raw, base: before, written, ours: after })
    if (stored.keptIn !== 'memory') listeners.forEach((listener) => listener(stored.key))
  }

  function assertWritable() {
    assertInPlace()
    guard.assertCurrent()
  }

  function assertInPlace() {
    // With this page still showing what was in a storage that is empty, a change would store itself alone.
    if (isEmptied()) {
      takeOverEmptied()
      throw new SaveError('emptied')
    }
    if (unfinished) throw unfinished
  }

  /** One key may have been emptied by a change in another tab; not all that were full, or the mark. */
  function isEmptied() {
    try {
      // A public page may have stored the theme since.
      if (log.gone() !== undefined) return true
      return storage.length === 0 && cells.all().filter(isKeptAndFull).length > 1
    } catch {
      // Storage that was taken away is the writer's to report.
      return false
    }
  }

  const isKeptAndFull = ({ stored, snapshot }: Cell<unknown>) =>
    stored.keptIn !== 'memory' && typeof snapshot?.raw === 'string'

  /**
   * What is gone is not shown any more, and what waits for it is given up. What is known to have been there
   * is set aside, and the person is asked; after a reset nothing is known.
   */
  function takeOverEmptied() {
    const id = log.gone()
    if (id !== undefined) void copy.setAside(id)
    resets++
    for (const cell of cells.all()) for (const change of cell.anticipated) settle(cell, change)
    missedWrites.forget()
    log.forget()
    renew()
  }

  function write({ stored, snapshot }: Cell<unknown>, text: string | null): string | null {
    const { key, keptIn } = stored
    if (keptIn === 'memory') return writeText(memory, key, text, {}).kept
    const { kept, copyKey } = writeText(storage, key, text, {
      unreadable: snapshot?.unreadable,
      sign: guard.sign,
    })
    log.note(writtenTexts(key, kept, copyKey, snapshot?.unreadable))
    return kept
  }

  function replace(
    texts: () => NamedTexts | Promise<NamedTexts>,
    reason: VersionReason,
    assertAllowed = assertWritable,
  ) {
    const resetsBefore = resets
    const allowedTexts = () => {
      if (resets !== resetsBefore) throw new SaveError('emptied')
      assertAllowed()
      return texts()
    }
    return onWhole(() =>
      lock.runAlone(async () => {
        if (isHalfWritten()) return HALF
        try {
          const before = await replaceTexts({ storage, copy, log }, allowedTexts, reason)
          renew()
          tellOf(before.keys())
          return before
        } catch (error) {
          if (error instanceof SaveError && error.reason === 'unfinished') unfinished = error
          renew()
          throw error
        }
      }),
    )
  }

  function tellOf(keys: Iterable<string>) {
    for (const key of keys) if (cells.find(key)) listeners.forEach((listener) => listener(key))
  }

  /** What lies in the storage; where it was taken away while the page was open, what was last seen. */
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

  async function start() {
    if (opened.isDurable) {
      // At once: what is emptied while the database opens is known to have been there.
      log.look()
      const compared = compare()
      try {
        await inTime(compared, START_LIMIT_MS)
      } catch {
        copy.say({ trouble: 'slow' })
        void compared.then(renew)
      }
    }
    if (guard.isBehind()) await migrate()
  }

  /** Compares storage and copy, unless that is under way. */
  function compare(): Promise<void> {
    const catchUp = () =>
      lock
        .run(() => log.note([]))
        .catch((error: unknown) => console.warn('The copy could not catch up:', error))
    comparing ??= reconcile({ storage, copy, lock, catchUp })
      .then((number) => number !== undefined && log.goOnAfter(number))
      .catch(copy.giveUp)
      .then(() => {
        comparing = undefined
        log.look()
      })
    return comparing
  }

  function retryCopy() {
    const { trouble } = copy.status.get()
    const canPass = trouble !== undefined && trouble !== 'none' && trouble !== 'newer'
    if (opened.isDurable && canPass) void compare().then(renew)
  }

  async function migrate() {
    try {
      await replace(() => migratedTexts(new Map(texts()), migrations), 'migration')
    } catch (error) {
      guard.noteFailure()
      console.error('Error bringing stored data up to date:', error)
    }
  }

  async function useThisVersion() {
    await replace(
      // Another tab may have got the newer version, or done this, meanwhile.
      () => new Map(guard.trouble() === 'ahead' ? [[VERSION_KEY, guard.ownName]] : []),
      'migration',
      assertInPlace,
    )
  }

  async function reset() {
    return lock.runAlone(async () => {
      const isCopyErased = await copy.erase()
      storage.clear()
      resets++
      unfinished = undefined
      missedWrites.forget()
      log.forget()
      memory.clear()
      cells.clear()
      queryClient.clear()
      return isCopyErased
    })
  }

  return {
    ...opened,
    queryClient,
    load,
    query,
    applyOptimistic: anticipate,
    update,
    updateOne,
    updateTogether,
    flushPending: hurry,
    adopt: (key, raw) => {
      if (isEmptied()) return takeOverEmptied()
      log.look()
      if (key === undefined) return renew()
      const cell = cells.find(key)
      if (!cell?.snapshot) return
      const { stored } = cell
      load(stored)
      const now = cell.snapshot.raw
      if (raw !== undefined) missedWrites.noticeOther(stored, raw, now)
    },
    onWritten: (listener) => void listeners.add(listener),
    versionTrouble: guard.trouble,
    useThisVersion,
    copy,
    start,
    retryCopy,
    replace: (texts, reason) => replace(texts, reason),
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
    unreadableText: (stored) => {
      load(stored)
      return cells.of(stored).snapshot?.unreadable
    },
    reset,
  }
}

/** What a write leaves under its key and, where something unreadable was set aside, beside it. */
function writtenTexts(
  key: string,
  kept: string | null,
  copyKey: string | undefined,
  unreadable: string | undefined,
): Texts {
  return [[key, kept], ...(copyKey ? [[copyKey, unreadable ?? null] as const] : [])]
}

const isStaged = <Value>(one: Staged<Value> | Written<Value>): one is Staged<Value> => 'cell' in one
