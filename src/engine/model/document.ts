import type * as z from 'zod/mini'
import type { Merge } from './merge/merge'
import type { Checked, Stored } from './stored'
import { withoutFaults } from './without-faults'

interface Definition<Value> {
  key: string
  /** What messages call the content: "checklist progress". */
  contents: string
  schema: z.ZodMiniType<Value>
  empty: Value
  keptIn?: 'memory'
  /** How a file's value is merged into the stored one; only into an empty one unless told. */
  loadMerge?: () => Promise<Merge<Value>>
}

/** One value under a key of its own, with the schema of all of it. */
export interface StoredDocument<Value> extends Stored<Value> {
  schema: z.ZodMiniType<Value>
}

/** Describes one value that lies under a key of its own: a map, an object, a set of choices. */
export function defineDocument<Value>(definition: Definition<Value>): StoredDocument<Value> {
  return {
    ...definition,
    loadMerge: definition.loadMerge ?? loadMergeIntoEmpty(definition.empty),
    check: (json) => checkWhole(json, definition.schema),
  }
}

/** Loads the rule that takes a file's value only where nothing was set. */
export const loadMergeIntoEmpty =
  <Value>(empty: Value) =>
  async (): Promise<Merge<Value>> =>
    (await import('./merge/merge')).mergeIntoEmpty(empty)

/** The value of parsed JSON, without such of its entries as are not valid: the others are not lost with them. */
export function checkWhole<Value>(
  json: unknown,
  schema: z.ZodMiniType<Value>,
): Checked<Value> | undefined {
  const parsed = schema.safeParse(json)
  if (parsed.success) return { value: parsed.data, refused: [] }
  const rest = schema.safeParse(withoutFaults(json, parsed.error.issues))
  return rest.success ? { value: rest.data, refused: [], isPartial: true } : undefined
}
