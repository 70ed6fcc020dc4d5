import type * as z from 'zod/mini'
import type { Vocabulary } from './vocabulary'

/** An object schema, with the schemas of its fields. */
export type ObjectSchema<Draft> = z.ZodMiniType<Draft, Partial<Draft>> & {
  shape: Readonly<Record<string, z.core.$ZodType>>
}

/** A child record, stored in a field of its parent: an entry of its history, for example. Blank fields are left out. */
export type Child = Readonly<Record<string, string | undefined>> & { readonly id: string }
/** The value of one form field. */
export type Scalar = string | number | boolean
/** The value of one field of a record. */
export type FieldValue = Scalar | readonly Child[]
/** The values of a record by field, if their types are unknown. */
export type Values = Record<string, FieldValue>
/** The values of a form by field. */
export type Scalars = Record<string, Scalar>
/** The values of a form while the user fills it in. */
export type Entered = Partial<Scalars>

/*
 * `visible`, `isEnabled` and `label.of` are methods, whose parameters are bivariant, so that the fields of an
 * entity are assignable to `AnyField`. This is safe: a view passes them values of the same entity.
 */
interface FieldBase<V> {
  /** A fixed label, or one that depends on the other fields: "Target Date" or "Date Earned". */
  label: string | { of(values: V): string }
  /** One sentence beside the field, if its label could be misread. */
  hint?: string
  /**
   * Whether the field is visible; always by default. A record keeps the value of a hidden field. A child record
   * does not, because its kind determines which fields it has.
   */
  visible?(values: V): boolean
}

interface TextField<V> extends FieldBase<V> {
  input: 'text' | 'textarea' | 'url' | 'date' | 'month' | 'time' | 'timeZone'
  /** The initial value in a new record; blank by default. */
  initial?: () => string
  autoComplete?: string
}

interface SelectField<V, Value extends string> extends FieldBase<V> {
  input: 'select'
  options: Vocabulary<Exclude<Value, ''>>
  /** The label of the blank option, if the schema accepts blank or the user has to choose. */
  blank?: string
}

interface NumberField<V> extends FieldBase<V> {
  input: 'number'
  min: number
  max?: number
  /** Appended to the number where it is displayed: "%", " hours". A card shows "%" with a progress bar. */
  unit?: string
}

interface CheckboxField<V> extends FieldBase<V> {
  input: 'checkbox'
}

/** A setting that is on or off, rendered by `SwitchList`. */
interface SwitchField<V> extends FieldBase<V> {
  input: 'switch'
  /** Whether it can be changed; a disabled switch keeps its value. Enabled by default. */
  isEnabled?(values: V): boolean
}

/** A yes-or-no field that reads better as a choice of two: "Earned" or "Working towards". */
interface EitherField<V> extends FieldBase<V> {
  input: 'either'
  choices: { yes: string; no: string }
}

/** Child records. Each is entered in its own form, not in the form of the parent record. */
interface ChildrenField<V> extends FieldBase<V> {
  input: 'children'
  of: AnyChildList
}

/** How a field is labeled and entered. The type of its value determines the allowed specs. */
type FieldSpec<V, Value> = [Value] extends [boolean]
  ? CheckboxField<V> | EitherField<V>
  : [Value] extends [number]
    ? NumberField<V>
    : [Value] extends [readonly Child[]]
      ? ChildrenField<V>
      : [string] extends [Value]
        ? TextField<V>
        : SelectField<V, Value & string>

/** One spec for every key of the schema: a new field without a label does not compile. */
export type Fields<V> = { readonly [Key in keyof V]-?: FieldSpec<V, V[Key]> }

/** The same for an object of settings, where a boolean can also be a switch. */
export type SettingFields<V> = {
  readonly [Key in keyof V]-?:
    FieldSpec<V, V[Key]> | ([V[Key]] extends [boolean] ? SwitchField<V> : never)
}

/** A field spec with its record's type erased, as views use it. */
export type AnyField =
  | TextField<Values>
  | SelectField<Values, string>
  | NumberField<Values>
  | CheckboxField<Values>
  | EitherField<Values>
  | SwitchField<Values>
  | ChildrenField<Values>

/** The fields of an entity, by name. */
export type AnyFields = Readonly<Record<string, AnyField>>

/** The names of the fields with this `input`, such as `'url'`; every name if the inputs are not known. */
export type KeyOfInput<Specs extends AnyFields, Input extends AnyField['input']> = {
  [Key in keyof Specs & string]: [Specs[Key]['input'] & Input] extends [never] ? never : Key
}[keyof Specs & string]

/** A list of child records with its fields erased, as views use it. `childList` creates it. */
export interface AnyChildList {
  /** One and many, as messages write them: "entry", "entries". */
  noun: readonly [one: string, many: string]
  /** Validates the entered values; the id is not part of it. */
  schema: ObjectSchema<Values>
  /** The form's schema, if it is stricter. */
  formSchema?: ObjectSchema<Values>
  fields: AnyFields
  /** Names one child in a sentence or a button. */
  describe(child: Values): string
}

/** The label that applies to these values. */
export function fieldLabel(field: AnyField, values: Values): string {
  return typeof field.label === 'string' ? field.label : field.label.of(values)
}

export function isVisible(field: AnyField, values: Values): boolean {
  return field.visible?.(values) ?? true
}

/** A value as text; blank for a missing value and for child records. */
export function textOf(value: FieldValue | undefined): string {
  return value === undefined || typeof value === 'object' ? '' : String(value)
}

/** The values that are defined. */
export function definedOnly(entered: Entered): Scalars {
  const defined: Scalars = {}
  for (const [field, value] of Object.entries(entered)) {
    if (value !== undefined) defined[field] = value
  }
  return defined
}

/** The named fields of a record as form values: without missing values and child records. */
export function pickFields(record: Partial<Values>, fields: readonly string[]): Scalars {
  const picked: Entered = {}
  for (const field of fields) {
    const value = record[field]
    if (typeof value !== 'object') picked[field] = value
  }
  return definedOnly(picked)
}

/** The values of a record without missing ones and child records. */
export function formValues(record: Partial<Values>): Scalars {
  return pickFields(record, Object.keys(record))
}

/** The values of `after` that differ from those of `before`. */
export function changedValues(before: Scalars, after: Scalars): Scalars {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field]),
  )
}
