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
 * The ways to a full backup. It counts once the browser tells that it is saved or, after a plain
 * download, of which browsers tell nothing, once the user does.
 * @param onNoted moves the focus, once what had it is gone
 */
export function useBackup(onNoted: () => void) {
  const repository = useRepository()
  const [downloaded, setDownloaded] = useState<Downloaded>()
  const [isNotNoted, setNotNoted] = useState(false)
  const isSaving = useRef(false)

  const note = async (backup: Omit<Backup, 'text'>, said: string) => {
    setDownloaded(undefined)
    onNoted()
    const isNoted = await noteBackup(repository, backup)
    setNotNoted(!isNoted)
    if (isNoted) announce(said, 'Saved')
  }

  const hand = ({ text, ...backup }: Backup, isInstead: boolean, again = download) => {
    downloadText(backup.name, text)
    setNotNoted(false)
    setDownloaded((before) => ({ ...backup, isInstead, again, times: (before?.times ?? 0) + 1 }))
  }

  const download = () => {
    const backup = makeBackup(repository)
    hand(backup, false)
    return backup.name
  }

  const makeProtected = async (passphrase: string) => {
    const { seal } = await import('../seal/seal')
    const backup = makeBackup(repository)
    const text = await seal(backup.text, passphrase)
    const file = { ...backup, name: protectedFileName(backup.madeAt), text }
    // The passphrase is gone by the time of a second attempt, so that hands over the same file.
    const give = () => hand(file, false, give)
    return give
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
      hand(backup, true)
    } finally {
      isSaving.current = false
    }
  }

  return {
    /** What was downloaded, until the user has said whether it arrived. */
    downloaded,
    /** Whether the last file was saved, but this browser could not record that. */
    isNotNoted,
    /** @returns the name of the file. */
    download,
    /** Makes a protected file. @returns a function that downloads it. Rejects where the file could not be made. */
    makeProtected,
    saveAs,
    hasArrived: () => downloaded && void note(downloaded, 'Your backup is noted.'),
  }
}
