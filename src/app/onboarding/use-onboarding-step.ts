import { useState } from 'react'
import { useLocation } from 'wouter'
import '@/engine/form/ask-before-leaving'
import { dropDraft, keepDraft, readDraft } from '@/engine/form/drafts'
import { useOpenForm } from '@/engine/form/open-forms'
import type { Scalars } from '@/engine/model/field'
import { isSame } from '@/engine/model/is-same'
import { useAttempt } from '@/engine/store/use-attempt'
import { useIsMounted } from '@/engine/use-is-mounted'

interface Options {
  draftName: string
  /** Saves what was changed on this page. */
  write: (changes: Scalars) => Promise<unknown>
  /** The path that opens after the save. */
  next: string
}

/** The choices that were changed in an onboarding step and are not saved yet. They are a draft. */
export function useOnboardingStep({ draftName, write, next }: Options) {
  // Only what was changed here: another tab may change the rest.
  const [changed, setChanged] = useState<Scalars>(() => readDraft(draftName) ?? {})
  useOpenForm(draftName)
  const { failure, attempt } = useAttempt()
  const isMounted = useIsMounted()
  const [, navigate] = useLocation()

  const change = (changes: Scalars) => {
    const all = { ...changed, ...changes }
    setChanged(all)
    keepDraft(draftName, all)
  }

  const save = async (changes = changed): Promise<void> => {
    const isSaved = await attempt(() => write(changes))
    if (!isSaved) return
    const draft = readDraft(draftName)
    if (draft && !isSame(draft, changes)) {
      // The user changed more during the save.
      if (isMounted()) await save(draft)
      return
    }
    dropDraft(draftName)
    // Do not navigate if the user left the page while the save was pending.
    if (isMounted()) navigate(next)
  }

  return { changed, change, save: () => save(), failure }
}
