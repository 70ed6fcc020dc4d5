import type { Stored } from '../../model/stored'
import { isSame } from '../../model/is-same'
import { mergeChanges } from '../../model/merge/merge-changes'
import { readStored } from '../read-stored'

/** How long after a change another tab's earlier write can still arrive. */
const LATE_WRITE_MS = 2000
/** How long to wait for a late event that shows that the write was not missed. */
const LATE_EVENT_MS = 100

/** The text under a key; null where it is missing. */
type Raw = string | null

/** A change that this tab has just written. */
interface OwnWrite {
  /** What the key held before it, as text and as it was read. */
  before: Raw
  base: unknown
  /** What the key held after it. */
  written: Raw
  ours: unknown
}

/** Other tabs' writes that this tab's changes have overwritten, oldest first. */
interface Missed {
  raws: readonly Raw[]
  changes: readonly OwnWrite[]
}

export type MissedWrites = ReturnType<typeof createMissedWrites>

/** Writes through the repository. */
type WriteThrough = (
  stored: Stored<unknown>,
  change: (current: unknown) => unknown,
) => Promise<unknown>

/**
 * Detects lost updates and merges them: another tab's write was still arriving while this tab overwrote it. Locks make
 * that rare; on a slow machine, or in a browser without locks, it still happens. The tab that wrote last detects it,
 * by a storage event with a text that its change had not started from. See docs/decisions/0005.
 */
export function createMissedWrites(update: WriteThrough) {
  const recent = new Map<string, readonly OwnWrite[]>()
  const missed = new Map<string, Missed>()
  /** Failed merges, retried after the next change. */
  const waiting = new Map<string, readonly Missed[]>()
  const changesTo = (key: string) => recent.get(key) ?? []

  async function merge(stored: Stored<unknown>) {
    const found = missed.get(stored.key)
    missed.delete(stored.key)
    if (found) await mergeFound(stored, found)
  }

  /** Merges lost updates into what is stored now. A merge that fails waits for the next change. */
  async function mergeFound(stored: Stored<unknown>, found: Missed) {
    try {
      await update(stored, (current) => withMissed(stored, current, found))
    } catch (error) {
      console.error(`Error merging ${stored.contents}:`, error)
      waiting.set(stored.key, [...(waiting.get(stored.key) ?? []), found])
    }
  }

  return {
    /** Remembers a change that this tab has just written. */
    note: (stored: Stored<unknown>, change: OwnWrite) => {
      const { key } = stored
      recent.set(key, [...changesTo(key), change])
      setTimeout(() => recent.set(key, changesTo(key).slice(1)), LATE_WRITE_MS)
      const left = waiting.get(key) ?? []
      waiting.delete(key)
      for (const found of left) void mergeFound(stored, found)
    },
    /** Call it when the storage was reset or emptied: earlier writes must not come back. */
    forget: () => [recent, missed, waiting].forEach((known) => known.clear()),
    /** Handles the storage event of another tab's write. @param now what the key held when the event came */
    noticeOther: (stored: Stored<unknown>, raw: Raw, now: Raw) => {
      const { key } = stored
      const changes = changesTo(key)
      if (raw === now || changes.at(-1)?.written !== now) return
      if (changes.some(({ before }) => before === raw)) {
        // This write was seen, and so were those before it: only the event was late.
        missed.delete(key)
        return
      }
      missed.set(key, { changes, raws: [...(missed.get(key)?.raws ?? []), raw] })
      setTimeout(() => void merge(stored), LATE_EVENT_MS)
    },
  }
}

/** The current value with the missed writes merged in. Unreadable ones are left out. */
function withMissed(stored: Stored<unknown>, now: unknown, { raws, changes }: Missed): unknown {
  const readings = raws.map((raw) => readStored(stored, raw))
  const others = readings.filter(({ unreadable }) => unreadable === undefined)
  const base = changes[0]?.base
  const theirs = others.reduce<unknown>((sum, { value }) => mergeChanges(base, value, sum), base)
  // The other tab may have seen the first of our changes. If it saw one, it also saw all before it.
  const isSeen = (one: OwnWrite) => isSame(mergeChanges(one.base, one.ours, theirs), theirs)
  const unseen = changes[changes.findLastIndex(isSeen) + 1]
  const ours = changes.at(-1)?.ours
  const both = unseen ? mergeChanges(unseen.base, ours, theirs) : theirs
  const merged = mergeChanges(ours, now, both)
  if (isSame(merged, now)) return now
  const { value, unreadable } = readStored(stored, JSON.stringify(merged))
  // The fields of two valid records may be invalid together. The current value then stays.
  if (unreadable !== undefined) return now
  return stored.settleMerge?.(value, ours, theirs) ?? value
}
