import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'

export const modulePreferencesSchema = z.array(z.string('A module is named by its id.'))

/** The ids of the modules that the user chose, in no particular order. Ids of removed modules are kept. */
export const modulePreferences = defineDocument<readonly string[]>({
  key: 'modulePreferences',
  contents: 'module preferences',
  schema: modulePreferencesSchema,
  empty: [],
})
