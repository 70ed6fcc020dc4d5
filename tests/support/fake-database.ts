import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'

/** Gives the test an IndexedDB of its own, empty. */
export function giveDatabases() {
  vi.stubGlobal('indexedDB', new IDBFactory())
}
