import { onDraftsChange, readDraft } from './drafts'
import { openForms } from './open-forms'
import { pendingSaves } from './pending-saves'

/*
 * While a form on the page holds text that is not saved, the browser asks before the page is closed.
 * Only then: a page that asks is kept in memory by no browser, and a question without a reason is not read.
 */
const isUnsaved = () =>
  pendingSaves.get().size > 0 || openForms.get().some((form) => readDraft(form) !== undefined)

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
  // What Chrome before 119 asks for.
  event.returnValue = true
}

const follow = () =>
  isUnsaved() ? window.addEventListener('beforeunload', ask) : leaveWithoutAsking()

for (const subscribe of [onDraftsChange, openForms.subscribe, pendingSaves.subscribe]) {
  subscribe(follow)
}

/** For a reload that a person has asked for, until the next key in a form. */
export const leaveWithoutAsking = () => window.removeEventListener('beforeunload', ask)
