import type { AnyField } from './field'

/** The fields of an entity, by name. */
export type AnyFields = Readonly<Record<string, AnyField>>

/** The names of the fields with this `input`, such as `'url'`; every name if the inputs are not known. */
export type KeyOfInput<Specs extends AnyFields, Input extends AnyField['input']> = {
  [Key in keyof Specs & string]: [Specs[Key]['input'] & Input] extends [never] ? never : Key
}[keyof Specs & string]
