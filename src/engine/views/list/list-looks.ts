import * as z from 'zod/mini'
import { defineDocument } from '../../model/document'

const schema = z.record(
  z.string(),
  z.object({ layout: z.optional(z.string()), sort: z.optional(z.string()) }),
)

/** Entity → how a person looked at its list last. It is of this browser, so no backup file holds it. */
export const listLooks = defineDocument<z.infer<typeof schema>>({
  key: 'listLooks',
  contents: 'looks of your lists',
  schema,
  empty: {},
})
