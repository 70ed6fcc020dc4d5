import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { isUpToDate, planRestore, type RestorePlan } from '@/engine/store/backup/plan'
import type { FileContent } from '@/engine/store/backup/read-file'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { announce } from '@/engine/announcer'
import { restorable } from '@/schemas/account/stored'
import { useDarkMode } from '@/engine/theme/use-dark-mode'
import { onStoredChange } from './on-stored-change'

/** Announced and shown when a preview was computed again. */
export const RENEWED =
  'Your data here has changed since this preview opened. The preview is now up to date.'

interface Preview {
  content: FileContent
  plan: RestorePlan
  /** Whether what is stored has changed since the file was chosen. */
  isRenewed: boolean
}

/**
 * The plan for restoring a file. It is computed again when the stored data changes.
 * @param isWriting while the restore itself writes, the preview stays as it was confirmed
 */
export function usePreview(isWriting: RefObject<boolean>) {
  const repository = useRepository()
  const [preview, setPreview] = useState<Preview>()
  // A ref, because a change may be reported between a close and the next render.
  const latest = useRef(preview)
  // The theme is not stored through the repository, so the repository does not report its changes.
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
