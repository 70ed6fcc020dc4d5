import * as z from 'zod/mini'
import { defineDocument, type StoredDocument } from './document'
import { mergeNotes } from './merge/merge-notes'
import { MAX_NOTE_CHARACTERS, optionalText } from './rules'

/** What a person has noted, by the id of what it is about. An empty note is none. */
export type Notes = Readonly<Record<string, string>>

/** What one note may be. */
export const noteText = () => optionalText(MAX_NOTE_CHARACTERS)

/** Describes notes about things that ship with the product, all under one key. */
export function defineNotes(definition: { key: string; contents: string }): StoredDocument<Notes> {
  return defineDocument<Notes>({
    ...definition,
    schema: z.record(z.string(), noteText()),
    empty: {},
    merge: mergeNotes,
  })
}

/** The note about something; blank where there is none. */
export function noteOn(notes: Notes, id: string): string {
  // Stored keys come from outside: "constructor" must not find what every object inherits.
  return Object.hasOwn(notes, id) ? (notes[id] ?? '') : ''
}

/** The notes with one of them written anew; a blank one is taken out. The others stay, also those about nothing known. */
export function setNote(notes: Notes, id: string, text: string): Notes {
  const others = Object.entries(notes).filter(([other]) => other !== id)
  return Object.fromEntries(text === '' ? others : [...others, [id, text]])
}
