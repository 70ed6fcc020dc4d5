import type * as z from 'zod/mini'
import type { Stored } from './stored'

interface Definition<Value> {
  key: string
  /** What messages call the content: "checklist progress". */
  contents: string
  schema: z.ZodMiniType<Value>
  empty: Value
  keptIn?: 'memory'
}

/** Describes one value that lies under a key of its own: a map, an object, a set of choices. */
export function defineDocument<Value>({ schema, ...rest }: Definition<Value>): Stored<Value> {
  return {
    ...rest,
    check: (json) => {
      const parsed = schema.safeParse(json)
      return parsed.success ? { value: parsed.data, refused: [] } : undefined
    },
  }
}
