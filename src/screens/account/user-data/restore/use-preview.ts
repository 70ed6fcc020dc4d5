import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { isUpToDate, planRestore, type RestorePlan } from '@/engine/store/backup/plan'
import type { FileContent } from '@/engine/store/backup/read-file'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { announce } from '@/engine/announcer'
import { restorable } from '@/schemas/account/stored'
import { useDarkMode } from '@/engine/theme/use-dark-mode'
import { onStoredChange } from './on-stored-change'

/** Said and shown when a preview was made anew. */
export const RENEWED =
  'Your data here has changed since this preview opened. The preview is now up to date.'

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
  // News of a change may come between a close and the next render.
  const latest = useRef(preview)
  // The theme is not stored through the repository, which does not tell of it.
  const { isDark } = useDarkMode()

  const set = (next: Preview | undefined) => {
    latest.current = next
    setPreview(next)
  }

  /** @returns whether the preview on screen was out of date */
  const renew = useCallback((): boolean => {
    const { current } = latest
    if (!current || isWriting.current || isUpToDate(repository, current.plan)) return false
    const { content } = current
    set({ content, plan: planRestore(repository, restorable, content), isRenewed: true })
    announce(RENEWED)
    return true
  }, [repository, isWriting])

  const isOpen = preview !== undefined
  useEffect(() => {
    if (!isOpen) return
    renew()
    return onStoredChange(repository, renew)
  }, [isOpen, repository, renew, isDark])

  return {
    plan: preview?.plan,
    isRenewed: preview?.isRenewed === true,
    show: (content: FileContent) =>
      set({ content, plan: planRestore(repository, restorable, content), isRenewed: false }),
    close: () => set(undefined),
    renew,
  }
}
