import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { FOLDER_DATABASE, hasFolder, type Folder } from './folder'

/** What this browser knows of the folder. It describes this browser, so no backup holds it. */
export interface KeptFolder {
  handle: Folder
  /** Names this device's files in the folder: random, chosen with the folder. */
  device: string
  /** ISO instant at which the content of the file that was written last was collected. */
  savedAt?: string
  /**
   * ISO instants of the content that this device's file may have. With any other, another device writes under the
   * same name, as after a browser profile was copied.
   */
  ownWrites?: readonly string[]
  /** Whether the person was asked about fewer entries since the last write: the next one keeps the file before it. */
  keepsLast?: boolean
  /** Other device → when the file of it that was merged last was written, in milliseconds. */
  merged: Readonly<Record<string, number>>
}

interface FolderSchema extends DBSchema {
  /** One record, under `now`. */
  folder: { key: 'now'; value: KeptFolder }
}

/** Opens the database for one piece of work: no connection is left that a reset would have to wait for. */
async function withDatabase<Value>(
  work: (database: IDBPDatabase<FolderSchema>) => Promise<Value>,
): Promise<Value> {
  const database = await openDB<FolderSchema>(FOLDER_DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore('folder'),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** The folder that was chosen; undefined where there is none. */
export async function readFolder(): Promise<KeptFolder | undefined> {
  if (!(await hasFolder())) return undefined
  return withDatabase((database) => database.get('folder', 'now'))
}

/** Keeps a folder that was just chosen, in the place of an earlier one. */
export async function keepFolder(folder: KeptFolder) {
  await withDatabase((database) => database.put('folder', folder, 'now'))
}

/** Changes what is known of the folder. A folder that was given up meanwhile stays given up. */
export async function updateFolder(change: (folder: KeptFolder) => KeptFolder): Promise<void> {
  if (!(await hasFolder())) return
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('folder', 'readwrite')
    const current = await store.get('now')
    if (current) await store.put(change(current), 'now')
    await done
  })
}

/** Forgets the folder. The files in it stay. */
export async function forgetFolder() {
  if (!(await hasFolder())) return
  // First, because the database itself goes only once no other tab has it open.
  await withDatabase((database) => database.clear('folder'))
  await deleteDB(FOLDER_DATABASE)
}
