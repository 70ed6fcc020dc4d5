import { useRepository } from '@/engine/store/RepositoryProvider'
import { useStored } from '@/engine/store/use-stored'
import { usePageStore } from '@/engine/page-store'
import {
  isChangeOverdue,
  isWritingMany,
  leaveWithoutAsking,
} from '@/engine/form/ask-before-leaving'
import { hasDrafts, onDraftsChange, storeDrafts } from '@/engine/form/drafts'
import { assessmentAnswers } from '@/schemas/career-planner/assessment-answers'
import { savedCareers } from '@/schemas/career-planner/saved-careers'
import { isLinkOpen } from '@/screens/account/user-data/handoff/is-link-open'
import { paperContact } from '@/screens/my-work/papers/choices'
import { UpdateBar } from './UpdateBar'

/** The offer to reload within the app, where a reload may cost something. */
export default function UpdateNotice() {
  const saved = useStored(savedCareers).length
  const answered = Object.keys(useStored(assessmentAnswers)).length
  const isWaiting = usePageStore(isChangeOverdue)
  const isImporting = usePageStore(isWritingMany)
  const hasContact = usePageStore(paperContact).trim() !== ''
  const isReceiving = usePageStore(isLinkOpen)
  const isTyped = usePageStore({ subscribe: onDraftsChange, get: hasDrafts })
  const { isDurable } = useRepository()
  const losses = [
    isWaiting && 'the changes that still wait to be saved',
    isImporting && 'the rest of the import',
    // A reload brings it back, unless the browser has no room for it.
    isTyped && !storeDrafts() && 'what you typed and did not save',
    hasContact && 'the phone and email for your papers',
    isReceiving && 'the link you opened',
    saved > 0 && 'your saved careers',
    answered > 0 && 'your assessment answers',
  ].filter((loss) => loss !== false)
  return (
    <UpdateBar
      losses={isDurable ? losses : ['everything you entered']}
      onReload={leaveWithoutAsking}
    />
  )
}
