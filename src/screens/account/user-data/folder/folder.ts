/** A file in the folder: the part of `FileSystemFileHandle` that is used here. */
interface FolderFile {
  getFile: () => Promise<File>
  createWritable: () => Promise<{
    write: (content: string | Blob) => Promise<void>
    /** Replaces the file with what was written. Until then the file is unchanged. */
    close: () => Promise<void>
    abort: () => Promise<void>
  }>
}

interface Access {
  mode: 'readwrite'
}

/** The folder that a user chose: the part of `FileSystemDirectoryHandle` that is used here. */
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

/** Asks the user for a folder. Rejects if the browser refuses. @returns undefined if the user canceled */
export async function askForFolder(): Promise<Folder | undefined> {
  try {
    return await window.showDirectoryPicker?.({ ...READ_AND_WRITE, id: 'milspouse-backups' })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}

/** The database that stores the chosen folder. It exists only while a folder is chosen. */
export const FOLDER_DATABASE = 'milspouse-folder'

/** Whether a folder was chosen in this browser. Answers without loading the code that reads it. */
export async function hasFolder(): Promise<boolean> {
  if (!canUseFolder()) return false
  try {
    return (await indexedDB.databases()).some(({ name }) => name === FOLDER_DATABASE)
  } catch {
    // A browser that denies the database cannot have stored a folder.
    return false
  }
}
