import * as z from 'zod/mini'
import { defineDocument } from '../model/document'

const schema = z.record(z.string(), z.record(z.string(), z.string()))

/**
 * List or catalogue → how a person looked at it last: name of a choice → what was chosen. It is of this
 * browser, so no backup file holds it.
 */
export const listLooks = defineDocument<z.infer<typeof schema>>({
  key: 'listLooks',
  contents: 'looks of your lists',
  schema,
  empty: {},
})
