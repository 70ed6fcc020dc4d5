import * as z from 'zod/mini'
import { checkWhole } from './document'
import { mergeFilledFields } from './merge/merge'
import type { ObjectSchema, SettingFields } from './field'
import type { Stored } from './stored'

interface Definition<Value> {
  key: string
  /** The name of the content in messages: "profile". */
  contents: string
  /** Every field must have a default, so that none is required. */
  schema: ObjectSchema<Value>
  fields: SettingFields<Value>
}

/** An object that the user fills in with a form, stored under its own key. */
interface FormDocument<Value> extends Definition<Value>, Stored<Value> {}

const plainObject = z.record(z.string(), z.unknown())

/** Defines an object with a form, such as a profile or a set of switches. */
export function defineFormDocument<Value extends object>(
  definition: Definition<Value>,
): FormDocument<Value> {
  const empty = definition.schema.parse({})
  return {
    ...definition,
    empty,
    merge: mergeFilledFields<Value>(empty),
    check: (json) => {
      const unknowns = plainObject.safeParse(json)
      const checked = checkWhole(json, definition.schema)
      if (!unknowns.success || !checked) return undefined
      // Fields that this version does not know are kept as they are.
      return { ...checked, value: { ...unknowns.data, ...checked.value } }
    },
  }
}
