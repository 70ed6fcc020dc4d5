import type { AnyField } from './field'

/** The fields of an entity, each with how it is entered. */
export type AnyFields = Readonly<Record<string, AnyField>>

/** The names of the fields that are entered in one of these ways: those whose input is `'url'`, say. */
export type KeyOfInput<Specs extends AnyFields, Input extends AnyField['input']> = {
  [Key in keyof Specs & string]: [Specs[Key]['input'] & Input] extends [never] ? never : Key
}[keyof Specs & string]
