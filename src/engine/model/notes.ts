import * as z from 'zod/mini'
import { defineDocument, type StoredDocument } from './document'
import { counted, mergeEntries, mergeIntoEmpty } from './merge/merge'
import { ownOr, withEntry } from './own-entry'
import { MAX_NOTE_CHARACTERS, optionalText } from './rules'

/** The user's notes, by the id of the item they are about. An empty text counts as no note. */
export type Notes = Readonly<Record<string, string>>

/** The schema of one note. */
export const noteText = () => optionalText(MAX_NOTE_CHARACTERS)

/** Adds missing notes. If both sides have a note and they differ, the user decides. */
const mergeNotes = mergeEntries<string>((mine, file, prefer) =>
  file === '' ? counted(mine, { same: 1 }) : mergeIntoEmpty('')(mine ?? '', file, prefer),
)

/** Defines notes about items that ship with the product. All are stored under one key. */
export function defineNotes(definition: { key: string; contents: string }): StoredDocument<Notes> {
  return defineDocument<Notes>({
    ...definition,
    schema: z.record(z.string(), noteText()),
    empty: {},
    merge: mergeNotes,
  })
}

/** The note about an item; blank if there is none. */
export function noteOn(notes: Notes, id: string): string {
  return ownOr(notes, id, '')
}

/** Sets one note; a blank text removes it. Keeps all other notes, even those about unknown items. */
export function setNote(notes: Notes, id: string, text: string): Notes {
  return withEntry(notes, id, text || undefined)
}
