import type { Load, Stored } from '../model/stored'
import { assertStorable } from './assert-storable'
import type { WriteLog } from './mirror/write-log'
import type { Change, QueryData, Written } from './query-data'
import type { MissedWrites } from './tabs/missed-writes'
import type { Reading } from './reading'
import type { KeyValueStorage } from './storage'
import { toJson } from './to-json'
import type { WriteGuard } from './write-guard'
import { writeText, writeTexts, type WrittenText } from './write-text'

/** A change, with the key that it changes. */
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

/** A change that was applied and checked, and is not written yet. */
interface Staged<Value> extends Update<Value>, Written<Value> {
  /** What was read before the change. */
  data: QueryData<Value>
  text: string | null
}

interface Parts {
  storage: KeyValueStorage
  /** Stores the values that are kept for this page only. */
  memory: KeyValueStorage
  reading: Reading
  guard: WriteGuard
  log: WriteLog
  missedWrites: MissedWrites
  /** Stores the current schema version. */
  stampSchemaVersion: () => void
  /** Called with each key that was written to the browser's storage, and its `Stored`. */
  onWritten: (key: string, stored: Stored<unknown>) => void
}

/**
 * Applies changes to what is stored at that moment: check, write, read back, pass on to the mirror, then show.
 * Everything here is synchronous. The caller holds the lock, except for `flush`.
 */
export function createChanges(parts: Parts) {
  const { storage, memory, guard, log, missedWrites, stampSchemaVersion, onWritten } = parts
  const { all, find, sync, load, dropOptimistic, commitChange } = parts.reading
  /** The results of the changes that `flush` has stored and `apply` has not taken yet. */
  const flushed = new WeakMap<Change<unknown>, Written<unknown>>()

  /** Applies a change and checks the result. Without a difference there is nothing to write. */
  function stage<Value>(
    stored: Stored<Value>,
    change: Change<Value>,
  ): Staged<Value> | Written<Value> {
    const data = sync(stored)
    const before = data.value
    const after = change(before)
    if (after === before) {
      dropOptimistic(stored, change)
      return { before, after }
    }
    assertStorable(stored, before, after)
    // A missing key reads as the empty value.
    const text = after === stored.empty ? null : toJson(after, stored)
    return { stored, change, data, before, after, text }
  }

  function write({ stored, data, text }: Staged<unknown>): string | null {
    const { key, keptIn } = stored
    if (keptIn === 'memory') return writeText(memory, key, text, {}).kept
    const { unreadable } = data
    const written = writeText(storage, key, text, { unreadable, stampSchemaVersion })
    log.record(textsOf(key, written, unreadable), newKeys([data]))
    return written.kept
  }

  /** Updates what this tab knows and shows after a write. */
  function commit<Value>(
    { stored, change, data, before, after }: Staged<Value>,
    written: string | null,
  ) {
    commitChange(stored, change, { raw: written, value: after })
    missedWrites.note(stored, { before: data.raw, base: before, written, ours: after })
    if (stored.keptIn !== 'memory') onWritten(stored.key, stored)
  }

  function applyNow<Value>(stored: Stored<Value>, change: Change<Value>): Written<Value> {
    if (stored.keptIn !== 'memory') guard.assertWritable()
    const staged = stage(stored, change)
    if (isStaged(staged)) commit(staged, write(staged))
    return { before: staged.before, after: staged.after }
  }

  /** The result of a change that `flush` has stored already; undefined for any other. */
  function takeFlushed<Value>(change: Change<Value>) {
    // The result of a change has the type of the change.
    const written = flushed.get(change) as Written<Value> | undefined
    flushed.delete(change)
    return written
  }

  /** Writes several keys, all of them or none. */
  function writeTogether(staged: readonly Staged<unknown>[]) {
    const writes = staged.map(({ stored: { key }, data: { unreadable }, text }) => ({
      key,
      text,
      unreadable,
    }))
    let written: ReadonlyMap<string, WrittenText> = new Map()
    const keys = writes.map(({ key }) => key)
    try {
      log.recordTogether(
        keys,
        () => {
          written = writeTexts(storage, writes, stampSchemaVersion)
          return writes.flatMap(({ key, unreadable }) => textsOf(key, written.get(key), unreadable))
        },
        newKeys(staged.map(({ data }) => data)),
      )
    } catch (error) {
      guard.noteFailure(error)
      throw error
    }
    for (const one of staged) commit(one, written.get(one.stored.key)?.kept ?? null)
  }

  return {
    /** Applies one change, unless `flush` has stored it. If it throws a SaveError, nothing has changed. */
    apply: <Value>(stored: Stored<Value>, change: Change<Value>): Written<Value> =>
      takeFlushed(change) ?? applyNow(stored, change),
    /** Applies changes to several keys, all of them or none. Each key may occur once. */
    applyTogether: <Value>(wanted: Updates<Value>): readonly StoredUpdate<Value>[] => {
      guard.assertWritable()
      const updates = typeof wanted === 'function' ? wanted(load) : wanted
      const staged: Staged<Value>[] = []
      const results = updates.map(({ stored, change }): StoredUpdate<Value> => {
        const taken = takeFlushed(change)
        if (taken) return { stored, ...taken }
        const one = stage(stored, change)
        if (isStaged(one)) staged.push(one)
        return { stored, before: one.before, after: one.after }
      })
      if (staged.length > 0) writeTogether(staged)
      return results
    },
    /** Stores every optimistic change at once, without the lock, and keeps the results for `apply`. */
    flush: () => {
      for (const { stored, optimistic } of all()) {
        for (const change of optimistic) {
          // Dropped if the change before it has found the storage emptied.
          if (!find(stored.key)?.optimistic.includes(change)) continue
          try {
            flushed.set(change, applyNow(stored, change))
          } catch {
            // If the page stays, `apply` fails in its turn and reports why.
          }
        }
      }
    },
  }
}

const isStaged = <Value>(one: Staged<Value> | Written<Value>): one is Staged<Value> => 'data' in one

/** The keys that held nothing before a write, so that the mirror can tell whether something else removed them. */
const newKeys = (known: readonly QueryData<unknown>[]) =>
  known.flatMap(({ stored, raw }) => (raw === null && !stored.staysHere ? [stored.key] : []))

/** The texts that a write has stored: under its key and, if unreadable text was set aside, under that one's name. */
function textsOf(key: string, written: WrittenText | undefined, unreadable: string | undefined) {
  const { kept = null, copyKey } = written ?? {}
  return [[key, kept] as const, ...(copyKey ? [[copyKey, unreadable ?? null] as const] : [])]
}
