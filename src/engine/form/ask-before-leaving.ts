import { createStore } from '../page-store'
import { isWebAddress } from '../web-address'
import { hasDrafts, onDraftsChange } from './drafts'
import { pendingSaves } from './pending-saves'

/** Longer than a browser takes from a click on a link to asking. */
const LINK_MS = 500

/** Whether a change made in any control has been waiting to be stored for too long. */
export const isChangeOverdue = createStore(false)

/** Whether an operation is writing many records in batches. */
export const isWritingMany = createStore(false)

/*
 * While the page has unsaved data, on any screen, the browser asks before it closes the page. The listener is added
 * only then, because it can keep a page out of the back/forward cache, and users learn to ignore a needless prompt.
 * See docs/decisions/0010.
 */
const isUnsaved = () =>
  isChangeOverdue.get() || isWritingMany.get() || pendingSaves.get().size > 0 || hasDrafts()

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
  // Chrome before 119 needs this.
  event.returnValue = true
}

/** Removes the prompt, for a reload that the user has asked for. The next change to a form adds it again. */
export const leaveWithoutAsking = () => window.removeEventListener('beforeunload', ask)

const updateListener = () =>
  isUnsaved() ? window.addEventListener('beforeunload', ask) : leaveWithoutAsking()

onDraftsChange(updateListener)
for (const store of [pendingSaves, isChangeOverdue, isWritingMany]) store.subscribe(updateListener)
// An earlier page of the tab may have left drafts.
updateListener()

// A link that opens the phone or mail app leaves the page open, but Chromium would ask.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || isWebAddress(link.href)) return
  leaveWithoutAsking()
  setTimeout(updateListener, LINK_MS)
})
