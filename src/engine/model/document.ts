import type * as z from 'zod/mini'
import { mergeIntoEmpty, type Merge } from './merge/merge'
import type { Checked, Stored } from './stored'

interface Definition<Value> {
  key: string
  /** What messages call the content: "checklist progress". */
  contents: string
  schema: z.ZodMiniType<Value>
  empty: Value
  keptIn?: 'memory'
  neverGoesBack?: true
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
    check: (json) => checkWhole(json, definition.schema),
  }
}

/**
 * The value of parsed JSON, without such parts of its entries as are not valid, or without the whole
 * entries where they need those parts: the others are not lost with them.
 */
export function checkWhole<Value>(
  json: unknown,
  schema: z.ZodMiniType<Value>,
): Checked<Value> | undefined {
  const parsed = schema.safeParse(json)
  if (parsed.success) return { value: parsed.data, refused: [] }
  const parts: readonly Fault[] = parsed.error.issues
  const entries = parts.map(({ path }) => ({ path: path.slice(0, 1) }))
  for (const faults of [parts, entries]) {
    const rest = schema.safeParse(withoutFaults(json, faults))
    if (rest.success) return { value: rest.data, refused: [], isPartial: true }
  }
  return undefined
}

interface Fault {
  path: readonly PropertyKey[]
}

/**
 * A copy of a JSON value without the parts that faults point to: entries of an object, elements of a
 * list. `undefined` where a fault is about the whole value.
 */
function withoutFaults(json: unknown, faults: readonly Fault[]): unknown {
  if (typeof json !== 'object' || json === null) return undefined
  if (faults.some(({ path }) => path.length === 0)) return undefined
  const entries = Object.entries<unknown>({ ...json }).flatMap(
    ([name, part]): [string, unknown][] => {
      const inside = faults
        .filter(({ path }) => String(path[0]) === name)
        .map(({ path }) => ({ path: path.slice(1) }))
      const kept = inside.length === 0 ? part : withoutFaults(part, inside)
      return kept === undefined ? [] : [[name, kept]]
    },
  )
  return Array.isArray(json) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}
