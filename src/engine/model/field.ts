import type { Vocabulary } from './vocabulary'

/** What a field of a record may hold. */
export type FieldValue = string | number | boolean
/** The fields of a record by name, when nothing more is known of them. */
export type Values = Record<string, FieldValue>
/** What a form holds while it is being filled. */
export type Entered = Partial<Values>

/*
 * `visible` and a function `label` are written as methods, so that the specs of one entity can be
 * handed to a view that knows only `Values`: the view passes them the very values they belong to.
 */
interface FieldBase<V> {
  /** A fixed label, or one that follows the other fields: "Target Date" or "Date Earned". */
  label: string | { of(values: V): string }
  /** One sentence beside the field, where it could be misread. */
  hint?: string
  /** Whether the field shows; a hidden field keeps its value. Always shown unless told. */
  visible?(values: V): boolean
}

export interface TextField<V> extends FieldBase<V> {
  input: 'text' | 'textarea' | 'url' | 'date'
  /** What a new record starts with; blank unless told. */
  initial?: () => string
  autoComplete?: string
}

export interface SelectField<V, Value extends string> extends FieldBase<V> {
  input: 'select'
  options: Vocabulary<Exclude<Value, ''>>
  /** The option for "no choice", where the schema accepts blank, or a person has to choose. */
  blank?: string
}

export interface NumberField<V> extends FieldBase<V> {
  input: 'number'
  min: number
  max?: number
  /** Written right behind the number where it is shown: "%", " hours". */
  unit?: string
}

export interface CheckboxField<V> extends FieldBase<V> {
  input: 'checkbox'
}

/** A setting that is on or off, drawn by `SwitchList`. */
export interface SwitchField<V> extends FieldBase<V> {
  input: 'switch'
  /** Whether it can be changed; a disabled switch keeps its value. Enabled unless told. */
  isEnabled?(values: V): boolean
}

/** A yes-or-no field that reads better as a choice of two: "Earned" or "Working towards". */
export interface EitherField<V> extends FieldBase<V> {
  input: 'either'
  choices: { yes: string; no: string }
}

/** How a field of this type is labelled and entered. The type of the value decides what fits. */
export type FieldSpec<V, Value> = [Value] extends [boolean]
  ? CheckboxField<V> | EitherField<V>
  : [Value] extends [number]
    ? NumberField<V>
    : [string] extends [Value]
      ? TextField<V>
      : SelectField<V, Value & string>

/** One spec for every key of the schema: a new field without a label does not compile. */
export type Fields<V> = { readonly [Key in keyof V]-?: FieldSpec<V, V[Key]> }

/** The same for an object of settings, of which those that are on or off are drawn as switches. */
export type SettingFields<V> = {
  readonly [Key in keyof V]-?:
    FieldSpec<V, V[Key]> | ([V[Key]] extends [boolean] ? SwitchField<V> : never)
}

/** A field spec as a view sees it, whatever record it belongs to. */
export type AnyField =
  | TextField<Values>
  | SelectField<Values, string>
  | NumberField<Values>
  | CheckboxField<Values>
  | EitherField<Values>
  | SwitchField<Values>

/** The label that applies to these values. */
export function fieldLabel(field: AnyField, values: Values): string {
  return typeof field.label === 'string' ? field.label : field.label.of(values)
}

export function isVisible(field: AnyField, values: Values): boolean {
  return field.visible?.(values) ?? true
}

/** The values that are there. */
export function definedOnly(entered: Entered): Values {
  const defined: Values = {}
  for (const [field, value] of Object.entries(entered)) {
    if (value !== undefined) defined[field] = value
  }
  return defined
}

/** The named fields of a record, without its stamps and without what this version does not know. */
export function pickFields(record: Entered, fields: readonly string[]): Values {
  return definedOnly(Object.fromEntries(fields.map((field) => [field, record[field]])))
}

/** The values that differ from what they were. */
export function changedValues(before: Values, after: Values): Values {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field]),
  )
}
