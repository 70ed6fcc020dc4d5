import * as z from 'zod/mini'
import { defineDocument, type StoredDocument } from './document'
import type { Merge } from './merge/merge'
import { MAX_NOTE_CHARACTERS, optionalText } from './rules'

/** The user's notes, by the id of the item they are about. An empty text counts as no note. */
export type Notes = Readonly<Record<string, string>>

/** The schema of one note. */
export const noteText = () => optionalText(MAX_NOTE_CHARACTERS)

/** Adds missing notes. If both sides have a note and they differ, the user decides. */
const mergeNotes: Merge<Notes> = (mine, file, prefer) => {
  const counts = { added: 0, changed: 0, same: 0, undecided: 0 }
  const own = new Map(Object.entries(mine))
  const taken = Object.entries(file).filter(([id, text]) => {
    const known = own.get(id) ?? ''
    if (text === '' || text === known) counts.same++
    else if (known === '') counts.added++
    else counts.undecided++
    return text !== '' && text !== known && (known === '' || prefer === 'file')
  })
  counts.changed = taken.length - counts.added
  return {
    ...counts,
    value: taken.length === 0 ? mine : Object.fromEntries([...own, ...taken]),
  }
}

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
  // Without `hasOwn`, an id such as "constructor" would find an inherited property.
  return Object.hasOwn(notes, id) ? (notes[id] ?? '') : ''
}

/** Sets one note; a blank text removes it. Keeps all other notes, even those about unknown items. */
export function setNote(notes: Notes, id: string, text: string): Notes {
  const others = Object.entries(notes).filter(([other]) => other !== id)
  return Object.fromEntries(text === '' ? others : [...others, [id, text]])
}
