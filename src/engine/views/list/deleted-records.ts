import type { AnyRecord } from '../../model/entity'
import type { Values } from '../../model/field'

/** How long a delete can be taken back at the least, in milliseconds. */
const STAND = 10_000

export interface Deleted {
  record: AnyRecord
  /** Where it stood in the list. */
  position: number
  /** What was typed into its form and not saved. */
  draft: Values | undefined
}

interface Kept extends Deleted {
  since: number
}

const NONE: readonly Kept[] = []

/*
 * The deletes that can be taken back, by entity. They live as long as the page, so that a look at
 * another tab or screen does not end them.
 */
const stacks = new Map<string, readonly Kept[]>()
const listeners = new Set<() => void>()

function change(entityKey: string, kept: readonly Kept[]) {
  stacks.set(entityKey, kept)
  listeners.forEach((listener) => listener())
}

/** The deletes of an entity that can be taken back, the last one first. The same list until one changes. */
export const deletedRecords = (entityKey: string): readonly Deleted[] =>
  stacks.get(entityKey) ?? NONE

/** Keeps one until it is dismissed, or until the next change, but no less than ten seconds. */
export function rememberDeleted(entityKey: string, deleted: Deleted) {
  expireDeleted(entityKey)
  const since = Date.now()
  change(entityKey, [{ ...deleted, since }, ...(stacks.get(entityKey) ?? NONE)])
}

/** Ends one: it was brought back or dismissed, or its time is over. */
export function forgetDeleted(entityKey: string, { record }: Pick<Deleted, 'record'>) {
  const kept = stacks.get(entityKey) ?? NONE
  change(
    entityKey,
    kept.filter((one) => one.record !== record),
  )
}

/** Another change was made: the time of the deletes before it is running out. */
export function expireDeleted(entityKey: string) {
  for (const one of stacks.get(entityKey) ?? NONE) {
    setTimeout(() => forgetDeleted(entityKey, one), Math.max(0, one.since + STAND - Date.now()))
  }
}

/** After a reset there is nothing to bring back. */
export function forgetAllDeleted() {
  for (const key of stacks.keys()) change(key, NONE)
}

export function subscribeToDeleted(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', forgetAfterReset)
  return () => void listeners.delete(listener)
}

/** A reset in another tab empties this one too. */
function forgetAfterReset({ key }: StorageEvent) {
  if (key === null) forgetAllDeleted()
}
