import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'

/** Replaces the global `indexedDB` with an empty one for this test. */
export function stubIndexedDB() {
  vi.stubGlobal('indexedDB', new IDBFactory())
}
