import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'
import { isSame } from '@/engine/model/is-same'
import { counted, mergeIntoEmpty } from '@/engine/model/merge/merge'

export const modulePreferencesSchema = z.array(z.string('A module is named by its id.'))

const mergeLists = mergeIntoEmpty<readonly string[]>([])

/** The ids of the modules that the user chose, in no particular order. Ids of removed modules are kept. */
export const modulePreferences = defineDocument<readonly string[]>({
  key: 'modulePreferences',
  contents: 'module preferences',
  schema: modulePreferencesSchema,
  empty: [],
  merge: (mine, file, prefer) =>
    isSame(mine.toSorted(), file.toSorted())
      ? counted(mine, { same: 1 })
      : mergeLists(mine, file, prefer),
})
