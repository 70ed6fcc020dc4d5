import type { AnyEntity, AnyRecord } from '../../model/entity'
import type { Draft } from '../../form/draft'
import type { Update } from '../../store/changes'
import { createStore, usePageStore } from '../../page-store'

/** How long a delete or a move can be taken back at the least. */
const UNDO_AT_LEAST_MS = 10_000

/** A record that is in its list no more: it was deleted, or moved to another one. */
export interface RemovedRecord {
  /** The record as it was stored when it left. */
  record: AnyRecord
  /** The changes that bring it back. */
  undo: readonly Update<readonly AnyRecord[]>[]
  /** What was typed into its form and not saved. */
  draft: Draft | undefined
  /** The list that it was moved to; undefined where it was deleted. */
  destination?: AnyEntity | undefined
}

interface Kept extends RemovedRecord {
  since: number
}

const NONE: readonly Kept[] = []

/*
 * What is gone and can be brought back, by entity. It lives as long as the page, so that a look at
 * another tab or screen does not end it.
 */
const store = createStore<ReadonlyMap<string, readonly Kept[]>>(new Map())

const keptOf = (entityKey: string) => store.get().get(entityKey) ?? NONE

const change = (entityKey: string, kept: readonly Kept[]) =>
  store.set(new Map(store.get()).set(entityKey, kept))

/** What can be brought back of an entity, the last one first. The same list until it changes. */
export const removedRecords = (entityKey: string): readonly RemovedRecord[] => keptOf(entityKey)

/** The same, followed. */
export const useRemovedRecords = (entityKey: string): readonly RemovedRecord[] =>
  usePageStore(store).get(entityKey) ?? NONE

/** Keeps one until it is dismissed, or until the next change, but no less than ten seconds. */
export function rememberRemoved(entityKey: string, gone: RemovedRecord) {
  expireRemoved(entityKey)
  const since = Date.now()
  change(entityKey, [{ ...gone, since }, ...keptOf(entityKey)])
}

/** Ends one: it was brought back or dismissed, or its time is over. */
export function forgetRemoved(entityKey: string, { record }: Pick<RemovedRecord, 'record'>) {
  const kept = keptOf(entityKey)
  change(
    entityKey,
    kept.filter((one) => one.record !== record),
  )
}

/** Another change was made: the time of what is gone since before it is running out. */
export function expireRemoved(entityKey: string) {
  for (const one of keptOf(entityKey)) {
    setTimeout(
      () => forgetRemoved(entityKey, one),
      Math.max(0, one.since + UNDO_AT_LEAST_MS - Date.now()),
    )
  }
}
