/** A filter by the value of a field. The field's name is its URL parameter. */
interface FilterBy<Field extends string, Value> {
  field: Field
  label: string
  /** The values to choose from, in this order. Default: those that the rows have, in a select from A to Z. */
  options?: readonly Value[]
  /** The label of the button for all values. The filter is then a row of buttons. Default: a select with counts. */
  allLabel?: string
}

export type KeyOf<Row, Value> = {
  [Key in keyof Row & string]: Row[Key] extends Value ? Key : never
}[keyof Row & string]
export type TextKey<Row> = KeyOf<Row, string>

/** The filters that fit rows: by a field with one text, with values of that field. */
export type Filter<Row> = {
  [Key in TextKey<Row>]: FilterBy<Key, Row[Key]>
}[TextKey<Row>]

/** Rows of buttons that filter what is shown. */
export interface Chips<AnyFilter> {
  /** What is shown, in the plural: "resources". */
  noun: string
  filters: readonly (AnyFilter & { allLabel: string })[]
}

/** A row with unknown fields. */
export type AnyRow = Readonly<Record<string, unknown>>
export type AnyFilter = FilterBy<string, string>
