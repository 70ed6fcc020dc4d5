import type * as z from 'zod/mini'
import { mergeIntoEmpty, type Merge } from '../restore/merge'
import type { Stored } from './stored'

interface Definition<Value> {
  key: string
  /** What messages call the content: "checklist progress". */
  contents: string
  schema: z.ZodMiniType<Value>
  empty: Value
  keptIn?: 'memory'
  /** How a file's value is merged into the stored one; only into an empty one unless told. */
  merge?: Merge<Value>
}

/** One value under a key of its own, with the schema of all of it. */
export interface StoredDocument<Value> extends Stored<Value> {
  schema: z.ZodMiniType<Value>
}

/** Describes one value that lies under a key of its own: a map, an object, a set of choices. */
export function defineDocument<Value>(definition: Definition<Value>): StoredDocument<Value> {
  return {
    ...definition,
    merge: definition.merge ?? mergeIntoEmpty(definition.empty),
    check: (json) => {
      const parsed = definition.schema.safeParse(json)
      return parsed.success ? { value: parsed.data, refused: [] } : undefined
    },
  }
}
