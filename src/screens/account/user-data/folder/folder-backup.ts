import { createStore } from '@/engine/page-store'
import type { Repository } from '@/engine/store/repository'
import { isCounted } from '../backup/count-changes'
import { makeBackup, noteBackup } from '../backup/make-backup'
import { hasFolder, READ_AND_WRITE, type Folder } from './folder'
import { newDeviceName, newerDevices, writeBackup, type DeviceFile } from './folder-files'
import {
  forgetFolder,
  readFolder,
  storeFolder,
  updateFolder,
  type StoredFolder,
} from './folder-store'
import { troubleOf, type FolderTrouble } from './folder-trouble'

/** The web lock that lets one tab at a time use the folder. */
const LOCK_NAME = 'backup-folder'
/** How long after the last change a backup is written, so that several changes make one file. */
const WAIT_MS = 5_000

/** The state of the backup folder. */
interface FolderStatus extends StoredFolder {
  trouble?: FolderTrouble
  /**
   * The other devices whose file was written since it was last merged here. After the user stops using a folder and
   * chooses it again, none counts as merged, and this device's earlier file counts as another device's.
   */
  newer: readonly string[]
}

/** Undefined while no folder is chosen, and until the first backup ran. */
export const folderStatus = createStore<FolderStatus | undefined>(undefined)

/**
 * Writes a full backup to the folder, if one is chosen, and reports the outcome in `folderStatus`. Never rejects.
 * See docs/decisions/0050.
 * @param mayLoseValues whether the user agreed to a backup with far fewer values than the last one
 */
export async function backUpToFolder(repository: Repository, mayLoseValues = false) {
  try {
    await navigator.locks.request(LOCK_NAME, async () => {
      const folder = await readFolder()
      const status = folder && (await backUpTo(folder, repository, mayLoseValues))
      // The user may have stopped using a slow folder in the meantime.
      folderStatus.set((await hasFolder()) ? status : undefined)
    })
  } catch (error) {
    console.warn('The backup folder could not be looked up:', error)
  }
}

async function backUpTo(
  folder: StoredFolder,
  repository: Repository,
  mayLoseValues: boolean,
): Promise<FolderStatus> {
  const { handle, device, merged, savedAt, keepsLast } = folder
  // A folder stored before `ownWrites` existed has only its last write.
  const { ownWrites = savedAt ? [savedAt] : [] } = folder
  const status: FolderStatus = { ...folder, newer: [] }
  try {
    const permission = await handle.queryPermission(READ_AND_WRITE)
    if (permission !== 'granted') return { ...status, trouble: permission }
    const newer = await newerDevices(handle, device, merged)
    // What another version stored cannot be compared. The app asks for a reload.
    if (repository.versionTrouble()) return { ...status, newer }
    const backup = makeBackup(repository)
    const written = await writeBackup(handle, device, backup, {
      ownWrites,
      storeOwnWrites: (ownWrites) => updateFolder((current) => ({ ...current, ownWrites })),
      mayLoseValues,
      keepsLast,
    })
    if (written === 'foreign') {
      // The file now counts as another device's, and its content is offered for merging.
      const renamed = { ...folder, device: newDeviceName(), ownWrites: [] }
      await updateFolder((current) => ({ ...current, device: renamed.device, ownWrites: [] }))
      return await backUpTo(renamed, repository, mayLoseValues)
    }
    if (written === 'loss') {
      await updateFolder((current) => ({ ...current, keepsLast: true }))
      return { ...status, newer, trouble: 'loss' }
    }
    // Also if the file already held everything, because changes may have been undone.
    if (backup.log.changes > 0 || !backup.log.backedUpAt) void noteBackup(repository, backup)
    await updateFolder((current) => ({
      ...current,
      ...written,
      ownWrites: [written.savedAt],
      keepsLast: false,
    }))
    return { ...status, ...written, newer }
  } catch (error) {
    console.warn('The backup was not written to the folder:', error)
    return { ...status, trouble: troubleOf(error) }
  }
}

const backedUp = new WeakSet<Repository>()

/**
 * Starts automatic backups: some seconds after the last change, or at once if the page is hidden before that. Also
 * backs up now and when the page is shown again, in case a page closed too soon or a missing folder is back.
 */
export function keepBackedUp(repository: Repository) {
  if (backedUp.has(repository)) return
  backedUp.add(repository)
  let timer: ReturnType<typeof setTimeout> | undefined
  const backUpNow = () => {
    clearTimeout(timer)
    timer = undefined
    void backUpToFolder(repository)
  }
  const backUpSoon = (key: string | null) => {
    if (key === null || !isCounted(key)) return
    clearTimeout(timer)
    timer = setTimeout(backUpNow, WAIT_MS)
  }
  repository.onWritten(backUpSoon)
  // Another tab may have been opened before the folder was chosen.
  window.addEventListener('storage', ({ key }) => backUpSoon(key))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' || timer !== undefined) backUpNow()
  })
  backUpNow()
}

/** Starts to back up to this folder. Rejects if the browser cannot store it. */
export async function startUsingFolder(repository: Repository, handle: Folder) {
  await navigator.locks.request(LOCK_NAME, async () => {
    const before = await readFolder()
    const { device = newDeviceName(), ownWrites } = before ?? {}
    await storeFolder({ handle, device, ownWrites, merged: {} })
  })
  keepBackedUp(repository)
  await backUpToFolder(repository)
}

/** Stops backing up to the folder. Its files stay. Rejects if the browser cannot delete the stored folder. */
export async function stopUsingFolder() {
  await forgetFolder()
  folderStatus.set(undefined)
}

/** Records that a device's file was merged here. */
export async function noteMerged({ device, file }: DeviceFile) {
  await updateFolder((current) => ({
    ...current,
    merged: { ...current.merged, [device]: file.lastModified },
  }))
}
