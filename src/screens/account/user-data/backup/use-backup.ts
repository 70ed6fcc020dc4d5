import { useRef, useState } from 'react'
import { downloadText } from '@/engine/download-text'
import { isolate } from '@/engine/isolate'
import { saveTextAs } from './save-text-as'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { announce } from '@/engine/announcer'
import { protectedFileName } from './backup-name'
import { makeBackup, noteBackup, type Backup } from './make-backup'

/** A download that only the user can tell has arrived. */
interface Downloaded extends Omit<Backup, 'text'> {
  /** How often it was downloaded. */
  times: number
  /** Whether the save dialog was tried first, and failed. */
  isInstead: boolean
  /** Downloads it once more. */
  again: () => void
}

/**
 * Makes full backups. A backup is noted when the browser reports that it is saved. Browsers do not report on a plain
 * download, so there the user confirms it.
 * @param onNoted moves the focus, because the element that had it is gone
 */
export function useBackup(onNoted: () => void) {
  const repository = useRepository()
  const [downloaded, setDownloaded] = useState<Downloaded>()
  const [hasNoteFailed, setNoteFailed] = useState(false)
  const isSaving = useRef(false)

  const record = async (backup: Omit<Backup, 'text'>) => {
    setDownloaded(undefined)
    const isNoted = await noteBackup(repository, backup)
    setNoteFailed(!isNoted)
    return isNoted
  }

  const note = async (backup: Omit<Backup, 'text'>, announcement: string) => {
    onNoted()
    if (await record(backup)) announce(announcement, 'Saved')
  }

  const downloadBackup = (
    { text, ...backup }: Backup,
    isInstead: boolean,
    again: () => void = download,
  ) => {
    downloadText(backup.name, text)
    setNoteFailed(false)
    setDownloaded((before) => ({ ...backup, isInstead, again, times: (before?.times ?? 0) + 1 }))
  }

  const download = () => {
    const backup = makeBackup(repository)
    downloadBackup(backup, false)
    return backup.name
  }

  const makeProtected = async (passphrase: string) => {
    const { seal } = await import('../seal/seal')
    const backup = makeBackup(repository)
    const text = await seal(backup.text, passphrase)
    const file = { ...backup, name: protectedFileName(backup.madeAt), text }
    // The passphrase is gone by the time of a second attempt, so that hands over the same file.
    const downloadFile = () => downloadBackup(file, false, downloadFile)
    return downloadFile
  }

  const saveAs = async () => {
    if (isSaving.current) return
    isSaving.current = true
    const backup = makeBackup(repository)
    try {
      const name = await saveTextAs(backup.name, backup.text)
      if (name !== undefined) void note(backup, `Saved ${isolate(name)}.`)
    } catch (error) {
      console.warn('The backup could not be saved there:', error)
      downloadBackup(backup, true)
    } finally {
      isSaving.current = false
    }
  }

  return {
    /** What was downloaded, until the user has said whether it arrived. */
    downloaded,
    /** Whether the last file was saved, but this browser could not record that. */
    hasNoteFailed,
    /** Records that a backup was saved, without a word. `hasNoteFailed` says if that could not be recorded. */
    record,
    /** @returns the name of the file. */
    download,
    /** Makes a protected file. @returns a function that downloads it. Rejects where the file could not be made. */
    makeProtected,
    saveAs,
    hasArrived: () => downloaded && void note(downloaded, 'Your backup is noted.'),
  }
}
