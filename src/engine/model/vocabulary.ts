import * as z from 'zod/mini'
import { keysOf } from '../keys-of'
import { ownOr } from './own-entry'

/** A closed set of values, each with the label people read. */
export interface Vocabulary<Value extends string = string> {
  /** Accepts exactly the values of the set. */
  schema: z.ZodMiniType<Value, Value>
  /** The values, in the order they were declared. */
  values: readonly Value[]
  labels: Readonly<Record<Value, string>>
}

/** The values of a vocabulary as a type: `ValueOf<typeof applicationStatus>`. */
export type ValueOf<V> = V extends Vocabulary<infer Value> ? Value : never

/**
 * Declares a closed set once: value → label, in display order.
 * The enum, the select's options, the badge and the filter all come from it.
 */
export function vocabulary<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): Vocabulary<Value> {
  const values = keysOf<Value>(labels)
  return { schema: z.enum(values, 'Choose one of the options.'), values, labels }
}

/** The label of a value; a value outside the set (from a hand-edited file, say) is shown as it is. */
export function labelOf(set: Vocabulary, value: string): string {
  return ownOr(set.labels, value, value)
}

/** The text as a value of the set; `undefined` if it is not one. */
export function valueIn<Value extends string>(
  { values }: Vocabulary<Value>,
  text: string | null,
): Value | undefined {
  return values.find((value) => value === text)
}
