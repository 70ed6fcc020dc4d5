/** A file in the folder: as much of its handle as is used here. */
export interface FolderFile {
  getFile: () => Promise<File>
  createWritable: () => Promise<{
    write: (content: string | Blob) => Promise<void>
    /** Puts what was written in the place of the file. Until then the file is as it was. */
    close: () => Promise<void>
    abort: () => Promise<void>
  }>
}

interface Access {
  mode: 'readwrite'
}

/** The folder that a person chose: as much of its handle as is used here. */
export interface Folder {
  readonly name: string
  keys: () => AsyncIterable<string>
  getFileHandle: (name: string, options?: { create: boolean }) => Promise<FolderFile>
  queryPermission: (access: Access) => Promise<PermissionState>
  requestPermission: (access: Access) => Promise<PermissionState>
}

declare global {
  interface Window {
    /** The dialog that asks for a folder, in browsers that have one. */
    showDirectoryPicker?: (options: Access & { id: string }) => Promise<Folder>
  }
}

export const READ_AND_WRITE: Access = { mode: 'readwrite' }

/** Whether this browser lets a site write to a folder: Chrome and Edge, over https. */
export const canUseFolder = (): boolean => window.showDirectoryPicker !== undefined

/** Asks the person for a folder. Rejects where the browser refuses. @returns undefined where the person canceled */
export async function askForFolder(): Promise<Folder | undefined> {
  try {
    return await window.showDirectoryPicker?.({ ...READ_AND_WRITE, id: 'milspouse-backups' })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}

/** The database that holds the chosen folder. It exists only while there is one. */
export const FOLDER_DATABASE = 'milspouse-folder'

/** Whether a folder was chosen in this browser, told without the code that would read it. */
export async function hasFolder(): Promise<boolean> {
  if (!canUseFolder()) return false
  try {
    return (await indexedDB.databases()).some(({ name }) => name === FOLDER_DATABASE)
  } catch {
    // A browser that denies the database cannot have kept a folder.
    return false
  }
}
