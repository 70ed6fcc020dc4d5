import { createStore } from '../page-store'
import { onDraftsChange, readDraft } from './drafts'
import { openForms } from './open-forms'
import { pendingSaves } from './pending-saves'

/** Whether a change made in any control has been waiting to be stored for too long. */
export const isChangeOverdue = createStore(false)

/** Whether an operation is writing many records in batches. */
export const isWritingMany = createStore(false)

/** Whether what the user saved is in the memory of this page only, because the browser denies storage. */
export const isOnlyInMemory = createStore(false)

/*
 * While closing the page would lose data, the browser asks before it does. The listener is added only then, because it
 * can keep a page out of the back/forward cache, and users learn to ignore a needless prompt.
 */
const isUnsaved = () =>
  isChangeOverdue.get() ||
  isWritingMany.get() ||
  isOnlyInMemory.get() ||
  pendingSaves.get().size > 0 ||
  openForms.get().some((form) => readDraft(form) !== undefined)

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
  // Chrome before 119 needs this.
  event.returnValue = true
}

const updateListener = () =>
  isUnsaved() ? window.addEventListener('beforeunload', ask) : leaveWithoutAsking()

onDraftsChange(updateListener)
for (const store of [openForms, pendingSaves, isChangeOverdue, isWritingMany, isOnlyInMemory])
  store.subscribe(updateListener)

/** Removes the prompt, for a reload that the user has asked for. The next change to a form adds it again. */
export const leaveWithoutAsking = () => window.removeEventListener('beforeunload', ask)
