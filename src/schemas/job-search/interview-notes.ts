import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'
import { counted, mergeEntries, mergeIntoEmpty } from '@/engine/model/merge/merge'
import { ownOr, withEntry } from '@/engine/model/own-entry'
import { MAX_NOTE_CHARACTERS, optionalText } from '@/engine/model/rules'

/** Notes by the id of the question they are about. An empty text counts as no note. */
type Notes = Readonly<Record<string, string>>

/** The schema of one note. */
export const noteText = () => optionalText(MAX_NOTE_CHARACTERS)

/** Adds missing notes. If both sides have a note and they differ, the user decides. */
const mergeNotes = mergeEntries<string>((mine, file, prefer) =>
  file === '' ? counted(mine, { same: 1 }) : mergeIntoEmpty('')(mine ?? '', file, prefer),
)

/** What a user notes under the questions of an interview. */
export const interviewNotes = defineDocument<Notes>({
  key: 'interviewNotes',
  contents: 'interview notes',
  schema: z.record(z.string(), noteText()),
  empty: {},
  merge: mergeNotes,
})

/** The note about a question; blank if there is none. */
export function noteOn(notes: Notes, id: string): string {
  return ownOr(notes, id, '')
}

/** Sets one note; a blank text removes it. Keeps all other notes, even those about unknown questions. */
export function setNote(notes: Notes, id: string, text: string): Notes {
  return withEntry(notes, id, text || undefined)
}
