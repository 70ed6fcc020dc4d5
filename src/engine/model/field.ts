import type { ObjectSchema } from './object-schema'
import type { Vocabulary } from './vocabulary'

/** A record within a record, an entry of its history, say. What is blank is left out of it. */
export type Child = Readonly<Record<string, string | undefined>> & { readonly id: string }
/** What a form can hold in one field. */
export type Scalar = string | number | boolean
/** What a field of a record may hold. */
export type FieldValue = Scalar | readonly Child[]
/** The fields of a record by name, when nothing more is known of them. */
export type Values = Record<string, FieldValue>
/** Those of them that a form holds. */
export type Scalars = Record<string, Scalar>
/** What a form holds while it is being filled. */
export type Entered = Partial<Scalars>

/*
 * `visible` and a function `label` are written as methods, so that the specs of one entity can be
 * handed to a view that knows only `Values`: the view passes them the very values they belong to.
 */
interface FieldBase<V> {
  /** A fixed label, or one that follows the other fields: "Target Date" or "Date Earned". */
  label: string | { of(values: V): string }
  /** One sentence beside the field, where it could be misread. */
  hint?: string
  /**
   * Whether the field shows; always by default. What is hidden is kept in a record, but not in a record
   * within one: there the kind of an entry says which fields it has at all.
   */
  visible?(values: V): boolean
}

export interface TextField<V> extends FieldBase<V> {
  input: 'text' | 'textarea' | 'url' | 'date' | 'month' | 'time' | 'timeZone'
  /** What a new record starts with; blank by default. */
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
  /** Whether it can be changed; a disabled switch keeps its value. Enabled by default. */
  isEnabled?(values: V): boolean
}

/** A yes-or-no field that reads better as a choice of two: "Earned" or "Working towards". */
export interface EitherField<V> extends FieldBase<V> {
  input: 'either'
  choices: { yes: string; no: string }
}

/** Records of the record. Each is entered in a small form of its own, never in the record's. */
export interface ChildrenField<V> extends FieldBase<V> {
  input: 'children'
  of: AnyChildList
}

/** How a field of this type is labelled and entered. The type of the value decides what fits. */
export type FieldSpec<V, Value> = [Value] extends [boolean]
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
  | ChildrenField<Values>

/** Records that a field holds, as a view sees them, whatever their fields; `childList` describes them. */
export interface AnyChildList {
  /** One and many, as messages write them: "entry", "entries". */
  noun: readonly [one: string, many: string]
  /** Checks what a person enters; the id is not part of it. */
  schema: ObjectSchema<Values>
  /** What the form asks, where that is more. */
  formSchema?: ObjectSchema<Values>
  fields: Readonly<Record<string, AnyField>>
  /** Names one of them in a sentence or a button. */
  describe(child: Values): string
}

/** The label that applies to these values. */
export function fieldLabel(field: AnyField, values: Values): string {
  return typeof field.label === 'string' ? field.label : field.label.of(values)
}

export function isVisible(field: AnyField, values: Values): boolean {
  return field.visible?.(values) ?? true
}

/** A value as text; blank for none, and for records of the record. */
export function textOf(value: FieldValue | undefined): string {
  return value === undefined || typeof value === 'object' ? '' : String(value)
}

/** The values that are there. */
export function definedOnly(entered: Entered): Scalars {
  const defined: Scalars = {}
  for (const [field, value] of Object.entries(entered)) {
    if (value !== undefined) defined[field] = value
  }
  return defined
}

/** The named fields of a record as a form holds them: without what only the record itself has. */
export function pickFields(record: Partial<Values>, fields: readonly string[]): Scalars {
  const picked: Entered = {}
  for (const field of fields) {
    const value = record[field]
    if (typeof value !== 'object') picked[field] = value
  }
  return definedOnly(picked)
}

/** The values that differ from what they were. */
export function changedValues(before: Scalars, after: Scalars): Scalars {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field]),
  )
}
