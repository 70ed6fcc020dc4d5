/** A filter by the value of a field. It is in the address under the field's name. */
export interface FilterBy<Field extends string, Value> {
  field: Field
  label: string
  /** The values to choose from, in this order; those that rows have when left out: on a select from A to Z. */
  options?: readonly Value[]
  /** The name of a button for all of them: the filter is then a row of buttons. Else it is a select, which counts. */
  allLabel?: string
}

export type KeyOf<Row, Value> = {
  [Key in keyof Row & string]: Row[Key] extends Value ? Key : never
}[keyof Row & string]
export type TextKey<Row> = KeyOf<Row, string>

/** The filters that fit rows: by fields that hold one text, with values of theirs. */
export type Filter<Row> = {
  [Key in TextKey<Row>]: FilterBy<Key, Row[Key]>
}[TextKey<Row>]

/** Rows of buttons that narrow what is shown, and what that is, in the plural: "resources". */
export interface Chips<AnyFilter> {
  noun: string
  filters: readonly (AnyFilter & { allLabel: string })[]
}

/** A row whose further fields are not known. */
export type AnyRow = Readonly<Record<string, unknown>>
export type AnyFilter = FilterBy<string, string>
