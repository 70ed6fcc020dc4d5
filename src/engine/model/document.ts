import type * as z from 'zod/mini'
import { mergeIntoEmpty, type Merge } from './merge/merge'
import type { Checked, Stored } from './stored'

interface Definition<Value> {
  key: string
  /** The name of the content in messages: "checklist progress". */
  contents: string
  schema: z.ZodMiniType<Value>
  empty: Value
  keptIn?: 'memory'
  neverGoesBack?: true
  staysHere?: true
  /** How Restore merges a file's value into the stored one. Default: `mergeIntoEmpty`. */
  merge?: Merge<Value>
}

/** A single value stored under its own key, with the schema of the whole value. */
export interface StoredDocument<Value> extends Stored<Value> {
  schema: z.ZodMiniType<Value>
}

/** Defines a single value that is stored under its own key: a map, an object, a set of choices. */
export function defineDocument<Value>(definition: Definition<Value>): StoredDocument<Value> {
  return {
    ...definition,
    merge: definition.merge ?? mergeIntoEmpty(definition.empty),
    check: (json) => checkWhole(json, definition.schema),
  }
}

/**
 * Checks parsed JSON and keeps as much of it as is valid. Removes the invalid parts of each entry; if the
 * rest is still invalid, removes every entry that has one. Valid entries are never lost with invalid ones.
 * @returns `undefined` if nothing can be used
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
 * A copy of a JSON value without the parts at the paths of the faults: entries of an object or elements of
 * a list. `undefined` if a fault concerns the whole value.
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
