import type { Values } from '../model/field'
import { createStore } from '../page-store'
import { readStoredDrafts, writeStoredDrafts } from './drafts-storage'

/*
 * What people typed and have not saved yet. Switching tabs or screens, a reload, or a phone that
 * discards a tab in the background does not lose it. Saving or cancelling does.
 */
const store = createStore<ReadonlyMap<string, Values>>(new Map())
let isOpened = false

function drafts(): ReadonlyMap<string, Values> {
  if (!isOpened) openDrafts()
  return store.get()
}

/** Names a form: the entity's key, and the record's id or "new". */
export const formName = (entityKey: string, id: string) => `${entityKey}:${id}`

export const readDraft = (form: string): Values | undefined => drafts().get(form)
export const keepDraft = (form: string, values: Values) =>
  store.set(new Map(drafts()).set(form, values))
export function dropDraft(form: string) {
  if (!drafts().has(form)) return
  store.set(without(form))
  // Stored at once: a page that crashes must not bring back what was saved.
  storeDrafts()
}
/** Hands what was typed in one form to another, unless something was typed there too. */
export function moveDraft(from: string, to: string) {
  const draft = drafts().get(from)
  if (draft && !drafts().has(to)) store.set(new Map(without(from)).set(to, draft))
}

const without = (form: string) => new Map([...drafts()].filter(([name]) => name !== form))

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
function openDrafts() {
  isOpened = true
  store.set(readStoredDrafts())
  // When the page is hidden, the last moment that a browser promises; not at every key.
  window.addEventListener('pagehide', storeDrafts)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeDrafts()
  })
}
