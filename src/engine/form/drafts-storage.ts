import * as z from 'zod/mini'
import type { Values } from '../model/field'

/*
 * Drafts outlive the page in `sessionStorage`, not in `localStorage`: a draft belongs to one tab, and
 * must not be counted, backed up or shared with the others. Where that storage is denied or full,
 * they live as long as the page.
 */
const KEY = 'unsavedForms'

const fieldValue = z.union([z.string(), z.number(), z.boolean()])
const storedDrafts = z.object({
  forms: z.record(z.string(), z.record(z.string(), fieldValue)),
  /** Whether anything was saved in this browser. Where something was and nothing is, it was reset. */
  hadData: z.boolean(),
})

/** What an earlier page of this tab left. What cannot be read, or is older than a reset, is removed. */
export function readStoredDrafts(): Map<string, Values> {
  const drafts = new Map(Object.entries(readForms()))
  if (drafts.size === 0) writeStoredDrafts(drafts)
  return drafts
}

function readForms(): Readonly<Record<string, Values>> {
  try {
    const json: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '')
    const { forms, hadData } = storedDrafts.parse(json)
    return hadData && localStorage.length === 0 ? {} : forms
  } catch {
    return {}
  }
}

/** Leaves the drafts to the next page of this tab. @returns whether it will find them */
export function writeStoredDrafts(drafts: ReadonlyMap<string, Values>): boolean {
  try {
    // First, so that old drafts do not stay where the new ones have no room.
    sessionStorage.removeItem(KEY)
    if (drafts.size === 0) return true
    const forms = Object.fromEntries(drafts)
    sessionStorage.setItem(KEY, JSON.stringify({ forms, hadData: localStorage.length > 0 }))
    return true
  } catch {
    return false
  }
}
