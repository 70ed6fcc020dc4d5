import type { Repository } from '@/engine/store/repository'
import { hasFolder } from './folder'

/** Starts the backups to the folder once the browser is idle. Loads their code only if a folder was chosen. */
export async function startFolderBackup(repository: Repository) {
  if (!(await hasFolder())) return
  await new Promise((resolve) => requestIdleCallback(resolve))
  try {
    const { keepBackedUp } = await import('./folder-backup')
    keepBackedUp(repository)
  } catch (error) {
    // Offline, for example. The next page load tries again.
    console.warn('The backup folder was not opened:', error)
  }
}
