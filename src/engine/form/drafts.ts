import { changedValues, type Scalars } from '../model/field'
import { isSame } from '../model/is-same'
import { onResetElsewhere } from '../store/resets-elsewhere'
import { createStore, usePageStore } from '../page-store'
import { readStoredDrafts, writeStoredDrafts, type Draft, type Origin } from './drafts-storage'

/** How long a change to a draft may be in memory only. */
const STORE_DELAY_MS = 500

/*
 * The unsaved values of forms. A draft survives switching tabs or screens, a reload, a crash of the tab, and a phone
 * that discards the tab in the background. Saving or canceling the form deletes it.
 */
const store = createStore<ReadonlyMap<string, Draft>>(new Map())
/** The names of the forms that have a draft. */
const names = createStore<readonly string[]>([])
store.subscribe(() => {
  const now = [...store.get().keys()]
  if (!isSame(names.get(), now)) names.set(now)
})
let isLoaded = false
/** Whether session storage has taken every draft of this page. */
let isStored = true
let followsPage = false

function drafts(): ReadonlyMap<string, Draft> {
  if (!isLoaded) loadDrafts()
  return store.get()
}

/** Names a form: the entity's key, and the record's id or "new". */
export const formName = (entityKey: string, id: string) => `${entityKey}:${id}`

/**
 * The prefix of the names of the child forms in a field of a record; the child's id follows. The first dot after the
 * colon ends the record's id. Dots in the id are escaped with a percent sign, which no id contains.
 */
export const childFormPrefix = (entityKey: string, field: string, recordId: string) =>
  formName(`${entityKey}.${field}`, `${recordId.replaceAll('.', '%2E')}.`)

export const readDraft = (form: string): Scalars | undefined => drafts().get(form)?.typed
/** What the form's draft is based on; empty if that is unknown. */
export const draftOrigin = (form: string): Origin => drafts().get(form)?.origin ?? {}

export function keepDraft(form: string, typed: Scalars, origin: Origin = {}) {
  store.set(new Map(drafts()).set(form, { typed, origin }))
  storeSoon()
}
export function dropDraft(form: string) {
  if (!drafts().has(form)) return
  store.set(without(form))
  // Stored at once, so that a crash cannot bring back a draft that was saved.
  storeDrafts()
}
/** Removes a form's draft and returns it, for an undo. */
export function extractDraft(form: string): Draft | undefined {
  const draft = drafts().get(form)
  dropDraft(form)
  return draft
}
/**
 * Moves the draft of a deleted record to the form for a new one, unless that form has a draft too. The new record
 * gets the id of the deleted one, so that there is only one record if the deleted one comes back.
 */
export function moveDraft(from: string, to: string, newId: string) {
  const draft = drafts().get(from)
  if (!draft || drafts().has(to)) return
  store.set(new Map(without(from)).set(to, { ...draft, origin: { ...draft.origin, newId } }))
  storeSoon()
}

const without = (form: string) => new Map([...drafts()].filter(([name]) => name !== form))

/** The changed values of the forms whose names start with the prefix. Rerenders when a draft changes. */
export function useDraftsOf(prefix: string): readonly [form: string, typed: Scalars][] {
  if (!isLoaded) loadDrafts()
  return [...usePageStore(store)].flatMap(([form, { typed, origin }]) =>
    form.startsWith(prefix) ? [[form, changedValues(origin.opened ?? {}, typed)]] : [],
  )
}

/** Only the names. Rerenders when a draft is added or removed, not on each keystroke. */
export function useDraftNames(prefix: string): readonly string[] {
  if (!isLoaded) loadDrafts()
  return usePageStore(names).filter((form) => form.startsWith(prefix))
}

/** Whether any form has a draft. */
export const hasDrafts = () => drafts().size > 0

/** @returns a function that unsubscribes */
export const onDraftsChange = store.subscribe

/** The id of the first record of this entity, or "new", whose form has a draft. */
export const findDraftId = (entityKey: string) => findDraftSuffix(formName(entityKey, ''))

/** The rest of the name of the first form, besides one, that starts with the prefix and has a draft. */
export function findDraftSuffix(prefix: string, besides?: string): string | undefined {
  return [...drafts().keys()]
    .flatMap((form) => (form.startsWith(prefix) ? [form.slice(prefix.length)] : []))
    .find((suffix) => suffix !== besides)
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Stores the drafts for a reload. @returns whether they were stored */
export function storeDrafts(): boolean {
  clearTimeout(timer)
  timer = undefined
  if (!isLoaded) return true
  isStored = writeStoredDrafts(drafts())
  return isStored
}

/** Throttles storing: not on every keystroke, but also while the user keeps typing. */
function storeSoon() {
  timer ??= setTimeout(storeDrafts, STORE_DELAY_MS)
}

/** Loads the drafts that an earlier page of this tab stored, and stores them when this page is hidden. */
function loadDrafts() {
  isLoaded = true
  store.set(readStoredDrafts())
  if (followsPage) return
  followsPage = true
  // A later page of this tab may have stored drafts since the reset.
  onResetElsewhere(() => (isLoaded = false))
  // Or it may have stored or deleted some before Back shows this page from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.set(new Map([...(isStored ? [] : drafts()), ...readStoredDrafts()]))
  })
  // Hiding the page is the last event that browsers guarantee.
  window.addEventListener('pagehide', storeDrafts)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') storeDrafts()
  })
}
