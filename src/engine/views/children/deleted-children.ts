import type { Child } from '../../model/field'
import type { ListChange } from '../../store/undo'
import { createStore, usePageStore } from '../../page-store'

/** The last child that was deleted of a record, and the change that took it out. */
export interface DeletedChild {
  child: Child
  change: ListChange<Child>
}

const store = createStore<ReadonlyMap<string, DeletedChild>>(new Map())

/** The one that can be brought back, by a name of the record and the field that held it. */
export const useDeletedChild = (name: string) => usePageStore(store).get(name)

/** Keeps one until another one of the same record is deleted, or this one is brought back. */
export function rememberDeletedChild(name: string, deleted: DeletedChild | undefined) {
  const kept = new Map(store.get())
  if (deleted) kept.set(name, deleted)
  else kept.delete(name)
  store.set(kept)
}
