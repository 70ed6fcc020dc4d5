import { createStore } from '@/engine/page-store'
import type { Repository } from '@/engine/store/repository'
import { isCounted } from '../backup/count-changes'
import { makeBackup, noteBackup } from '../backup/make-backup'
import { hasFolder, READ_AND_WRITE, type Folder } from './folder'
import { newDevice, newerDevices, writeBackup, type DeviceFile } from './folder-files'
import { forgetFolder, keepFolder, readFolder, updateFolder, type KeptFolder } from './folder-store'
import { troubleOf, type FolderTrouble } from './folder-trouble'

/** Held by the one tab that reads and writes the folder. */
const LOCK_NAME = 'backup-folder'
/** How long after the last change a backup is written: several changes make one file. */
const WAIT_MS = 5_000

/** How the folder is doing. */
export interface FolderStatus extends KeptFolder {
  trouble?: FolderTrouble
  /** The other devices whose file was written since it was last merged here. */
  newer: readonly string[]
}

/** Undefined while no folder is chosen, and until it was looked at. */
export const folderStatus = createStore<FolderStatus | undefined>(undefined)

/**
 * Writes a full backup to the folder, if one is chosen, and says in `folderStatus` how that went. Never rejects.
 * See docs/decisions/0050.
 * @param mayHaveFewer whether the person agreed to a backup with far fewer entries than the last one
 */
export async function backUpToFolder(repository: Repository, mayHaveFewer = false) {
  try {
    await navigator.locks.request(LOCK_NAME, async () => {
      const folder = await readFolder()
      const status = folder && (await backUpTo(folder, repository, mayHaveFewer))
      // A slow folder may have been given up meanwhile.
      folderStatus.set((await hasFolder()) ? status : undefined)
    })
  } catch (error) {
    console.warn('The backup folder could not be looked up:', error)
  }
}

async function backUpTo(
  folder: KeptFolder,
  repository: Repository,
  mayHaveFewer: boolean,
): Promise<FolderStatus> {
  const { handle, device, merged, savedAt, keepsLast } = folder
  // A folder that was chosen before `ownWrites` was kept has the last write alone.
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
      noteWrites: (ownWrites) => updateFolder((current) => ({ ...current, ownWrites })),
      mayHaveFewer,
      keepsLast,
    })
    if (written === 'foreign') {
      // The file stays as another device's, and its content is offered.
      const renamed = { ...folder, device: newDevice(), ownWrites: [] }
      await updateFolder((current) => ({ ...current, device: renamed.device, ownWrites: [] }))
      return await backUpTo(renamed, repository, mayHaveFewer)
    }
    if (written === 'fewer') {
      await updateFolder((current) => ({ ...current, keepsLast: true }))
      return { ...status, newer, trouble: 'fewer' }
    }
    // Also where the file had it all: a change may have been taken back.
    if (backup.log.changes > 0 || !backup.log.backedUpAt) noteBackup(repository, backup)
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

const kept = new WeakSet<Repository>()

/**
 * From now on writes a backup some seconds after the last change, and at once where the page is hidden before that.
 * Also now, and when the page is shown again: changes of a page that was closed too soon, or a folder that is back.
 */
export function keepBackedUp(repository: Repository) {
  if (kept.has(repository)) return
  kept.add(repository)
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

/** Keeps backups in this folder from now on. Rejects where the browser cannot keep the folder. */
export async function startUsingFolder(repository: Repository, handle: Folder) {
  await navigator.locks.request(LOCK_NAME, async () => {
    const before = await readFolder()
    const { device = newDevice(), ownWrites } = before ?? {}
    await keepFolder({ handle, device, ownWrites, merged: {} })
  })
  keepBackedUp(repository)
  await backUpToFolder(repository)
}

/** Writes no more to the folder. Its files stay. Rejects where the browser cannot forget it. */
export async function stopUsingFolder() {
  await forgetFolder()
  folderStatus.set(undefined)
}

/** Notes that what another device's file has is here now. */
export async function noteMerged({ device, file }: DeviceFile) {
  await updateFolder((current) => ({
    ...current,
    merged: { ...current.merged, [device]: file.lastModified },
  }))
}
