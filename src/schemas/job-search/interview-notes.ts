import { defineNotes } from '@/engine/model/notes'

/** What a user notes under the questions of an interview: question id → text. */
export const interviewNotes = defineNotes({ key: 'interviewNotes', contents: 'interview notes' })
