import * as z from 'zod/mini'
import type { ObjectSchema } from './object-schema'
import { checkWhole } from './document'
import { mergeIntoEmpty } from './merge/merge'
import type { SettingFields } from './field'
import type { Stored } from './stored'

interface Definition<Value> {
  key: string
  /** What messages call the content: "profile". */
  contents: string
  /** Every field has a default, so that nothing needs to be filled. */
  schema: ObjectSchema<Value>
  fields: SettingFields<Value>
  empty: NoInfer<Value>
}

/** One object that the user fills with a form, under a key of its own. */
export interface FormDocument<Value> extends Definition<Value>, Stored<Value> {}

const plainObject = z.record(z.string(), z.unknown())

/** Describes one object with a form: a profile, a set of switches. */
export function defineFormDocument<Value extends object>(
  definition: Definition<Value>,
): FormDocument<Value> {
  return {
    ...definition,
    merge: mergeIntoEmpty<Value>(definition.empty),
    check: (json) => {
      const unknowns = plainObject.safeParse(json)
      const checked = checkWhole(json, definition.schema)
      if (!unknowns.success || !checked) return undefined
      // Fields that this version does not know are kept as they are.
      return { ...checked, value: { ...unknowns.data, ...checked.value } }
    },
  }
}
