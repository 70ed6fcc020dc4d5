import * as z from 'zod/mini'
import { defineDocument } from '../model/document'

const schema = z.record(z.string(), z.record(z.string(), z.string()))

/**
 * The last view settings: list, catalogue or control → setting → value. They belong to this browser, so backups leave
 * them out.
 */
export const listLooks = defineDocument<z.infer<typeof schema>>({
  key: 'listLooks',
  staysHere: true,
  contents: 'view settings',
  schema,
  empty: {},
})
