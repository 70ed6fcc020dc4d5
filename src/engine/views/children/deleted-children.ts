import type { Child } from '../../model/field'
import type { ListChange } from '../../store/undo'
import type { Draft } from '../../form/drafts-storage'
import { createStore, usePageStore } from '../../page-store'

/** The child of a record that was deleted last, the change that deleted it, and the unsaved text of its form. */
export interface DeletedChild {
  child: Child
  change: ListChange<Child>
  draft: Draft | undefined
}

const store = createStore<ReadonlyMap<string, DeletedChild>>(new Map())

/** The deleted child that can be brought back. @param name identifies the record and the field */
export const useDeletedChild = (name: string) => usePageStore(store).get(name)

/** Replaces the deleted child of a record that can be brought back. Undefined removes it. */
export function rememberDeletedChild(name: string, deleted: DeletedChild | undefined) {
  const kept = new Map(store.get())
  if (deleted) kept.set(name, deleted)
  else kept.delete(name)
  store.set(kept)
}
