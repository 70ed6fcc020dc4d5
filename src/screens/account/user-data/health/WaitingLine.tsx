import { useMutationState } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isChangeOverdue } from '@/engine/form/ask-before-leaving'
import { openForms } from '@/engine/form/open-forms'
import { pendingSaves } from '@/engine/form/pending-saves'
import { usePageStore } from '@/engine/page-store'
import { Waiting } from '@/engine/ui/Waiting'
import { useTakingLongerThan } from '@/engine/use-taking-longer-than'

/** Shows once per page that a save takes long. If an open form is saving, that form shows it instead. */
export default function WaitingLine() {
  const [oldest] = useMutationState({
    filters: { status: 'pending' },
    select: ({ mutationId }) => mutationId,
  })
  const isOverdue = useTakingLongerThan(oldest)
  useEffect(() => {
    isChangeOverdue.set(isOverdue)
    return () => isChangeOverdue.set(false)
  }, [isOverdue])
  const saves = usePageStore(pendingSaves)
  const isShownInForm = usePageStore(openForms).some((form) => saves.has(form))
  if (!isOverdue || isShownInForm) return null
  return (
    <aside
      aria-label="Saving"
      data-no-print
      data-foot="page"
      className="[@media(min-height:24rem)]:sticky bottom-0 z-40 border-t border-solid border-edge bg-raised"
    >
      <Waiting />
    </aside>
  )
}
