import type { AnyEntity, AnyRecord } from '../../model/entity'
import type { Draft } from '../../form/drafts-storage'
import type { Update } from '../../store/changes'
import { createStore, setEntry, usePageStore } from '../../page-store'

/** The minimum time in which a delete or a move can be undone, in milliseconds. */
const UNDO_AT_LEAST_MS = 10_000

/** A record that was deleted or moved to another list. */
export interface RemovedRecord {
  /** The record as it was stored when it was removed. */
  record: AnyRecord
  /** The changes that restore it. */
  undo: readonly Update<readonly AnyRecord[]>[]
  /** The unsaved values of its form when it was removed. */
  draft: Draft | undefined
  /** The form that they moved to, if they did. */
  draftMovedTo?: string | undefined
  /** The list that it was moved to; undefined if it was deleted. */
  destination?: AnyEntity | undefined
}

interface Kept extends RemovedRecord {
  since: number
}

const NONE: readonly Kept[] = []

/* The removed records that can be restored, by entity. They outlast a visit to another tab or screen. */
const store = createStore<ReadonlyMap<string, readonly Kept[]>>(new Map())

const keptOf = (entityKey: string) => store.get().get(entityKey) ?? NONE

/** The removed records of an entity that can be restored, latest first. The same array until it changes. */
export const useRemovedRecords = (entityKey: string): readonly RemovedRecord[] =>
  usePageStore(store).get(entityKey) ?? NONE

/** Keeps a removed record until it is dismissed, or until the next change, but for at least ten seconds. */
export function rememberRemoved(entityKey: string, removed: RemovedRecord) {
  expireRemoved(entityKey)
  const since = Date.now()
  setEntry(store, entityKey, [{ ...removed, since }, ...keptOf(entityKey)])
}

/** Discards a removed record: it was restored or dismissed. */
export function forgetRemoved(entityKey: string, { record }: Pick<RemovedRecord, 'record'>) {
  const rest = keptOf(entityKey).filter((kept) => kept.record !== record)
  setEntry(store, entityKey, rest)
}

/**
 * Lets the records that were removed before this change expire, each ten seconds after its removal. While a notice has
 * the focus they stay, because the focus would be lost with it.
 */
export function expireRemoved(entityKey: string) {
  for (const one of keptOf(entityKey)) {
    const expire = () => {
      if (document.activeElement?.closest('[data-foot="list"]')) {
        setTimeout(expire, UNDO_AT_LEAST_MS)
        return
      }
      // Compares the entry, not its record: a record that was restored and removed again has a new entry.
      const rest = keptOf(entityKey).filter((kept) => kept !== one)
      setEntry(store, entityKey, rest)
    }
    setTimeout(expire, Math.max(0, one.since + UNDO_AT_LEAST_MS - Date.now()))
  }
}
