import type { Scalars } from '../model/field'
import { isSame } from '../model/is-same'
import { createStore, usePageStore } from '../page-store'
import type { Draft, Origin } from './draft'
import { readStoredDrafts, writeStoredDrafts } from './drafts-storage'

/** How long what is typed may lie in memory alone. */
const BEHIND_MS = 500

/*
 * What people typed and have not saved yet. Switching tabs or screens, a reload, a phone that discards
 * a tab in the background, or a tab that crashes does not lose it. Saving or cancelling does.
 */
const store = createStore<ReadonlyMap<string, Draft>>(new Map())
/** The names of their forms. */
const names = createStore<readonly string[]>([])
store.subscribe(() => {
  const now = [...store.get().keys()]
  if (!isSame(names.get(), now)) names.set(now)
})
let isOpened = false

function drafts(): ReadonlyMap<string, Draft> {
  if (!isOpened) openDrafts()
  return store.get()
}

/** Names a form: the entity's key, and the record's id or "new". */
export const formName = (entityKey: string, id: string) => `${entityKey}:${id}`

/**
 * Begins the names of the small forms in a field of a record; the id of the child follows. The first dot after
 * the colon ends the record's id: dots in that are escaped, by the percent sign that no id has.
 */
export const childFormsOf = (entityKey: string, field: string, recordId: string) =>
  formName(`${entityKey}.${field}`, `${recordId.replaceAll('.', '%2E')}.`)

export const readDraft = (form: string): Scalars | undefined => drafts().get(form)?.typed
/** What a form was before its draft was typed; nothing where that is not known. */
export const draftOrigin = (form: string): Origin => drafts().get(form)?.origin ?? {}

export function keepDraft(form: string, typed: Scalars, origin: Origin = {}) {
  store.set(new Map(drafts()).set(form, { typed, origin }))
  storeSoon()
}
export function dropDraft(form: string) {
  if (!drafts().has(form)) return
  store.set(without(form))
  // Stored at once: a page that crashes must not bring back what was saved.
  storeDrafts()
}
/**
 * Hands what was typed in the form of a record that is gone to the form of a new one, unless something
 * was typed there too. It keeps the record's id: should that come back, they are not two.
 */
export function moveDraft(from: string, to: string, newId: string) {
  const draft = drafts().get(from)
  if (!draft || drafts().has(to)) return
  store.set(new Map(without(from)).set(to, { ...draft, origin: { ...draft.origin, newId } }))
  storeSoon()
}

const without = (form: string) => new Map([...drafts()].filter(([name]) => name !== form))

/** The drafts of the forms whose names begin so. Drawn anew as they change. */
export function useDraftsOf(prefix: string): readonly [form: string, typed: Scalars][] {
  if (!isOpened) openDrafts()
  return [...usePageStore(store)].flatMap(([form, { typed }]) =>
    form.startsWith(prefix) ? [[form, typed]] : [],
  )
}

/** The names alone. Drawn anew as a draft comes or goes, not at each key. */
export function useDraftNames(prefix: string): readonly string[] {
  if (!isOpened) openDrafts()
  return usePageStore(names).filter((form) => form.startsWith(prefix))
}

/** Whether any form holds text that is not saved. */
export const hasDrafts = () => drafts().size > 0

/** @returns a function that stops following */
export const onDraftsChange = store.subscribe

/** The id of a record of this entity (or "new") whose form holds text that is not saved. */
export const openDraft = (entityKey: string) => openDraftOf(formName(entityKey, ''))

/** The rest of the name of a form that begins so and holds text that is not saved. */
export function openDraftOf(prefix: string): string | undefined {
  return [...drafts().keys()].find((form) => form.startsWith(prefix))?.slice(prefix.length)
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Lays the drafts where a reload finds them. @returns whether it will */
export function storeDrafts(): boolean {
  clearTimeout(timer)
  timer = undefined
  return writeStoredDrafts(drafts())
}

/** Not at every key; but who types on and on is stored too. */
function storeSoon() {
  timer ??= setTimeout(storeDrafts, BEHIND_MS)
}

/** Takes up what an earlier page of this tab left, and leaves the same to the next one. */
function openDrafts() {
  isOpened = true
  store.set(readStoredDrafts())
  // When the page is hidden, the last moment that a browser promises.
  window.addEventListener('pagehide', storeDrafts)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeDrafts()
  })
}
