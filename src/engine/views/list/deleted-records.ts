import type { AnyRecord } from '../../model/entity'
import type { Draft } from '../../form/draft'
import { createStore, usePageStore } from '../../page-store'

/** How long a delete can be taken back at the least. */
const UNDO_AT_LEAST_MS = 10_000

export interface Deleted {
  record: AnyRecord
  /** Where it stood in the list. */
  position: number
  /** What was typed into its form and not saved. */
  draft: Draft | undefined
}

interface Kept extends Deleted {
  since: number
}

const NONE: readonly Kept[] = []

/*
 * The deletes that can be taken back, by entity. They live as long as the page, so that a look at
 * another tab or screen does not end them.
 */
const store = createStore<ReadonlyMap<string, readonly Kept[]>>(new Map())

const keptOf = (entityKey: string) => store.get().get(entityKey) ?? NONE

const change = (entityKey: string, kept: readonly Kept[]) =>
  store.set(new Map(store.get()).set(entityKey, kept))

/** The deletes of an entity that can be taken back, the last one first. The same list until one changes. */
export const deletedRecords = (entityKey: string): readonly Deleted[] => keptOf(entityKey)

/** The same, followed. */
export const useDeletedRecords = (entityKey: string): readonly Deleted[] =>
  usePageStore(store).get(entityKey) ?? NONE

/** Keeps one until it is dismissed, or until the next change, but no less than ten seconds. */
export function rememberDeleted(entityKey: string, deleted: Deleted) {
  expireDeleted(entityKey)
  const since = Date.now()
  change(entityKey, [{ ...deleted, since }, ...keptOf(entityKey)])
}

/** Ends one: it was brought back or dismissed, or its time is over. */
export function forgetDeleted(entityKey: string, { record }: Pick<Deleted, 'record'>) {
  const kept = keptOf(entityKey)
  change(
    entityKey,
    kept.filter((one) => one.record !== record),
  )
}

/** Another change was made: the time of the deletes before it is running out. */
export function expireDeleted(entityKey: string) {
  for (const one of keptOf(entityKey)) {
    setTimeout(
      () => forgetDeleted(entityKey, one),
      Math.max(0, one.since + UNDO_AT_LEAST_MS - Date.now()),
    )
  }
}
