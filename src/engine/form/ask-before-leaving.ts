import { createStore } from '../page-store'
import { onDraftsChange, readDraft } from './drafts'
import { openForms } from './open-forms'
import { pendingSaves } from './pending-saves'

/** Whether a change of any control has been waiting to be stored for a while. */
export const isChangeOverdue = createStore(false)

/** Whether something is under way that writes many records, some at a time. */
export const isWritingMany = createStore(false)

/*
 * While something on the page is not saved, the browser asks before the page is closed.
 * Only then: a page that asks is kept in memory by no browser, and a question without a reason is not read.
 */
const isUnsaved = () =>
  isChangeOverdue.get() ||
  isWritingMany.get() ||
  pendingSaves.get().size > 0 ||
  openForms.get().some((form) => readDraft(form) !== undefined)

function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
  // What Chrome before 119 asks for.
  event.returnValue = true
}

const follow = () =>
  isUnsaved() ? window.addEventListener('beforeunload', ask) : leaveWithoutAsking()

onDraftsChange(follow)
for (const store of [openForms, pendingSaves, isChangeOverdue, isWritingMany])
  store.subscribe(follow)

/** For a reload that a person has asked for, until the next key in a form. */
export const leaveWithoutAsking = () => window.removeEventListener('beforeunload', ask)
