import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { FOLDER_DATABASE, hasFolder, type Folder } from './folder'

/** What is stored about the folder. It describes this browser, so backups leave it out. */
export interface StoredFolder {
  handle: Folder
  /** The random name of this device in file names. */
  device: string
  /** ISO instant at which the content of the last backup was collected. */
  savedAt?: string
  /**
   * The `exportedAt` values that this device's file may have. If it has any other, another device writes under the
   * same name, as after a browser profile was copied.
   */
  ownWrites?: readonly string[]
  /** Set once the user is asked about far fewer values: the next write keeps the current file as a generation. */
  keepsLast?: boolean
  /** Other device → when its last merged file was written, in milliseconds. */
  merged: Readonly<Record<string, number>>
}

interface FolderSchema extends DBSchema {
  /** One record, under `now`. */
  folder: { key: 'now'; value: StoredFolder }
}

/** Opens the database for one operation. A connection left open would block a reset. */
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

/** The folder that was chosen; undefined if none is. */
export async function readFolder(): Promise<StoredFolder | undefined> {
  if (!(await hasFolder())) return undefined
  return withDatabase((database) => database.get('folder', 'now'))
}

/** Stores a folder that was just chosen. It replaces an earlier one. */
export async function storeFolder(folder: StoredFolder) {
  await withDatabase((database) => database.put('folder', folder, 'now'))
}

/** Changes what is stored about the folder. Does nothing if the folder was forgotten in the meantime. */
export async function updateFolder(change: (folder: StoredFolder) => StoredFolder): Promise<void> {
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
  // Clear it first: the database itself is deleted only once no other tab has it open.
  await withDatabase((database) => database.clear('folder'))
  await deleteDB(FOLDER_DATABASE)
}
