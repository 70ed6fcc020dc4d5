import * as z from 'zod/mini'
import { readSaveMark } from '../store/save-mark'
import { storedTexts, THEME_KEY } from '../store/storage'

/*
 * Drafts outlive the page in `sessionStorage`, not in `localStorage`: a draft belongs to one tab, and
 * must not be counted, backed up or shared with the others. Where that storage is denied or full,
 * they live as long as the page. See docs/decisions/0010.
 */
const KEY = 'unsavedForms'

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
const origin = z.object({
  /** The values of the draft's fields when the form opened. A save compares with them. */
  opened: z.optional(values),
  /** The id for the new record, so that saving it twice does not add two. */
  newId: z.optional(z.string()),
  /** The source that filled in the form, such as the name of a website; undefined if the user typed the text. */
  from: z.optional(z.string()),
})

/** What a draft is based on. */
export type Origin = z.infer<typeof origin>

/** The unsaved values of a form. */
export interface Draft {
  /** The changed fields. All fields of a new record, so that the form opens again as it was. */
  typed: z.infer<typeof values>
  origin: Origin
}

const storedDrafts = z.object({
  /** What was typed, by form. */
  forms: z.record(z.string(), values),
  /** What the drafts are based on, by form. Older versions of the site did not store it. */
  origins: z._default(z.record(z.string(), origin), {}),
  /** Whether anything but the theme was saved in this browser. */
  hadData: z.boolean(),
  /** The id of local storage at that time. A reset of a storage with an id is detected by `followResets`. */
  storageId: z.optional(z.string()),
})

/** The drafts that an earlier page of this tab stored. Removes them if they cannot be read. */
export function readStoredDrafts(): Map<string, Draft> {
  const drafts = new Map(readForms())
  if (drafts.size === 0) writeStoredDrafts(drafts)
  return drafts
}

function readForms(): [form: string, Draft][] {
  try {
    const json: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '')
    const { forms, origins, hadData, storageId } = storedDrafts.parse(json)
    // Without an id, a reset cannot be told from other causes, so empty storage counts as reset.
    if (storageId === undefined && hadData && !hasData()) return []
    const originOf = new Map(Object.entries(origins))
    return Object.entries(forms).map(([form, typed]) => [
      form,
      { typed, origin: originOf.get(form) ?? {} },
    ])
  } catch {
    return []
  }
}

/** The theme does not count, because it can be stored before any user data, and again after a reset. */
const hasData = () => storedTexts(localStorage, (name) => name !== THEME_KEY).length > 0

/** Stores the drafts for the next page of this tab. @returns whether they were stored */
export function writeStoredDrafts(drafts: ReadonlyMap<string, Draft>): boolean {
  try {
    if (drafts.size === 0) {
      sessionStorage.removeItem(KEY)
      return true
    }
    const entries = [...drafts]
    const forms = Object.fromEntries(entries.map(([form, { typed }]) => [form, typed]))
    const origins = Object.fromEntries(entries.map(([form, { origin }]) => [form, origin]))
    const hadData = hasData()
    const storageId = readSaveMark(localStorage)?.id
    // Overwritten, not removed first: if the page ends in between, the drafts before are still there.
    sessionStorage.setItem(KEY, JSON.stringify({ forms, origins, hadData, storageId }))
    return true
  } catch {
    removeStoredDrafts()
    return false
  }
}

/** The old drafts must not stay where there is no room for the new ones. */
function removeStoredDrafts() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // If the browser denies access to it, nothing is stored there.
  }
}
