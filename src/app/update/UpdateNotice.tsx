import { Button } from '@/engine/ui/Button'
import { RepositoryProvider, useRepository } from '@/engine/store/RepositoryProvider'
import { openedRepository } from '@/engine/store/opened-repository'
import { useStored } from '@/engine/store/use-stored'
import { usePageStore } from '@/engine/page-store'
import {
  isChangeOverdue,
  isWritingMany,
  leaveWithoutAsking,
} from '@/engine/form/ask-before-leaving'
import { hasDrafts, onDraftsChange, storeDrafts } from '@/engine/form/drafts'
import { waitingUpdate } from '@/engine/update/waiting-update'
import { assessmentAnswers } from '@/schemas/career-planner/assessment-answers'
import { savedCareers } from '@/schemas/career-planner/saved-careers'
import { currentImport } from '@/screens/job-search/csv/current-import'
import { hasUnrestoredLink } from '@/screens/account/user-data/handoff/has-unrestored-link'
import { eligibilityAnswers, paperContact } from '@/screens/my-work/papers/choices'

/** The offer to reload. If this page has opened the user's data, it says what a reload would lose. */
export default function UpdateNotice() {
  const repository = openedRepository()
  if (!repository) return <UpdateBar losses={[]} />
  return (
    <RepositoryProvider repository={repository}>
      <NoticeWithLosses />
    </RepositoryProvider>
  )
}

function NoticeWithLosses() {
  const saved = useStored(savedCareers).length
  const answered = Object.keys(useStored(assessmentAnswers)).length
  const isWaiting = usePageStore(isChangeOverdue)
  const isImporting = usePageStore(isWritingMany)
  const hasContact = usePageStore(paperContact).trim() !== ''
  const hasAnswered = usePageStore(eligibilityAnswers).length > 0
  const isFileOpen = usePageStore(currentImport) !== undefined
  const isReceiving = usePageStore(hasUnrestoredLink)
  const isTyped = usePageStore({ subscribe: onDraftsChange, get: hasDrafts })
  const { isDurable } = useRepository()
  const losses = [
    isWaiting && 'the changes that still wait to be saved',
    isImporting && 'the rest of the import',
    isFileOpen && !isImporting && 'the file you are importing',
    // A reload brings it back, unless the browser has no room for it.
    isTyped && !storeDrafts() && 'what you typed and did not save',
    hasContact && 'the phone and email for your papers',
    hasAnswered && 'your answers for the Eligibility Packet',
    isReceiving && 'the link you opened',
    saved > 0 && 'your saved careers',
    answered > 0 && 'your assessment answers',
  ].filter((loss) => loss !== false)
  return <UpdateBar losses={isDurable ? losses : ['everything you entered']} />
}

/** Says that a new version is ready. @param losses what a reload would end, in words for a sentence */
function UpdateBar({ losses }: { losses: readonly string[] }) {
  return (
    <div
      data-no-print
      data-foot="offer"
      className="[@media(min-height:24rem)]:sticky bottom-0 z-40 flex flex-wrap items-center gap-3 border-t border-solid border-edge bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <p className="min-w-0 flex-1 basis-48">
        A new version is ready.{' '}
        {losses.length > 0 && (
          <span>{`Reloading clears ${new Intl.ListFormat('en').format(losses)}.`}</span>
        )}
      </p>
      <div className="flex gap-3">
        <Button
          onClick={() => {
            leaveWithoutAsking()
            waitingUpdate.get()?.()
          }}
        >
          Reload
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            waitingUpdate.set(undefined)
            // The button that has the focus is gone.
            document.getElementById('main')?.focus()
          }}
        >
          Later
        </Button>
      </div>
    </div>
  )
}
