import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'

/** Replaces the global `indexedDB` with an empty one for this test. */
export function stubIndexedDB() {
  vi.stubGlobal('indexedDB', new IDBFactory())
}

/** Replaces the global `indexedDB` with one that fails to open, as a browser does with a damaged file. */
export function stubBrokenIndexedDB() {
  const open = () => {
    throw new DOMException('No.', 'UnknownError')
  }
  vi.stubGlobal('indexedDB', { open })
}
