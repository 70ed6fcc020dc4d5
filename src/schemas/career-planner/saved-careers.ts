import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'

/** The ids of the careers that the user saved, the first saved first. Gone after a reload. */
export const savedCareers = defineDocument<readonly string[]>({
  key: 'savedCareers',
  contents: 'saved careers',
  schema: z.array(z.string('A career is named by its id.')),
  empty: [],
  keptIn: 'memory',
})

/** A change that saves a career, or removes it if it is saved. */
export function toggleSaved(id: string) {
  return (saved: readonly string[]): readonly string[] =>
    saved.includes(id) ? saved.filter((other) => other !== id) : [...saved, id]
}
