import type { Values } from '../model/field'
import { readStoredDrafts, writeStoredDrafts } from './drafts-storage'

/*
 * What people typed and have not saved yet. Switching tabs or screens, a reload, or a phone that
 * discards a tab in the background does not lose it. Saving or cancelling does.
 */
let opened: Map<string, Values> | undefined
const drafts = () => (opened ??= openDrafts())

/** Names a form: the entity's key, and the record's id or "new". */
export const formName = (entityKey: string, id: string) => `${entityKey}:${id}`

export const readDraft = (form: string): Values | undefined => drafts().get(form)
export const keepDraft = (form: string, values: Values) => void drafts().set(form, values)
export function dropDraft(form: string) {
  // Stored at once: a page that crashes must not bring back what was saved.
  if (drafts().delete(form)) storeDrafts()
}
export function dropAllDrafts() {
  drafts().clear()
  storeDrafts()
}
/** Hands what was typed in one form to another, unless something was typed there too. */
export function moveDraft(from: string, to: string) {
  const draft = drafts().get(from)
  if (!draft || drafts().has(to)) return
  drafts().delete(from)
  drafts().set(to, draft)
}
/** Whether any form holds text that is not saved. */
export const hasDrafts = () => drafts().size > 0

/** The id of a record of this entity (or "new") whose form holds text that is not saved. */
export function openDraft(entityKey: string): string | undefined {
  const prefix = formName(entityKey, '')
  return [...drafts().keys()].find((form) => form.startsWith(prefix))?.slice(prefix.length)
}

/** Lays the drafts where a reload finds them. @returns whether it will */
export const storeDrafts = () => writeStoredDrafts(drafts())

/** Takes up what an earlier page of this tab left, and leaves the same to the next one. */
function openDrafts(): Map<string, Values> {
  // When the page is hidden, the last moment that a browser promises; not at every key.
  window.addEventListener('pagehide', storeDrafts)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeDrafts()
  })
  // A reset in another tab empties this one too, whichever page it shows.
  window.addEventListener('storage', ({ key }) => {
    if (key === null) dropAllDrafts()
  })
  return readStoredDrafts()
}
