import { useCallback, useEffect, useState, type RefObject } from 'react'
import { isUpToDate, planRestore, type RestorePlan } from '@/engine/store/backup/plan'
import type { FileContent } from '@/engine/store/backup/read-file'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { announce } from '@/engine/ui/announcer'
import { restorable } from '@/schemas/stored'
import { useDarkMode } from '../../theme/use-dark-mode'
import { onStoredChange } from './on-stored-change'

/** Said and shown when a preview was made anew. */
export const RENEWED =
  'What is here has changed since you chose the file. The preview is up to date.'

interface Preview {
  content: FileContent
  plan: RestorePlan
  /** Whether what is stored has changed since the file was chosen. */
  isRenewed: boolean
}

/**
 * What restoring a file would do as things stand: made anew when what is stored changes.
 * @param isWriting while the restore itself writes, the preview stays as it was confirmed
 */
export function usePreview(isWriting: RefObject<boolean>) {
  const repository = useRepository()
  const [preview, setPreview] = useState<Preview>()
  // The theme is not stored through the repository, which does not tell of it.
  const { isDark } = useDarkMode()

  /** @returns whether the preview on screen was out of date */
  const renew = useCallback((): boolean => {
    if (!preview || isWriting.current || isUpToDate(repository, preview.plan)) return false
    const { content } = preview
    setPreview({ content, plan: planRestore(repository, restorable, content), isRenewed: true })
    announce(RENEWED)
    return true
  }, [preview, repository, isWriting])

  useEffect(() => {
    if (!preview) return
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the switch of the theme has just stored it
    renew()
    return onStoredChange(repository, renew)
  }, [preview, repository, renew, isDark])

  return {
    plan: preview?.plan,
    isRenewed: preview?.isRenewed === true,
    show: (content: FileContent) =>
      setPreview({
        content,
        plan: planRestore(repository, restorable, content),
        isRenewed: false,
      }),
    close: () => setPreview(undefined),
    renew,
  }
}
