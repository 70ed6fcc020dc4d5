import { normalizeText } from '../normalize-text'

/** The search text and the filters that records must match. */
export interface Query {
  search: string
  /** Field → wanted value; a blank value does not filter. */
  filters: Readonly<Record<string, string>>
}

type Row = Readonly<Record<string, unknown>>

/** The records that match every filter and have the search text in one of the searched fields. Keeps their order. */
export function selectRecords<Kept extends Row>(
  records: readonly Kept[],
  searched: readonly string[],
  { search, filters }: Query,
): readonly Kept[] {
  const wanted = Object.entries(filters).filter(([, value]) => value !== '')
  const needle = normalizeText(search.trim())
  if (needle === '' && wanted.length === 0) return records
  return records.filter(
    (record) =>
      wanted.every(([field, value]) => record[field] === value) &&
      (needle === '' || haystack(record, searched).includes(needle)),
  )
}

/** Counts the records that have each value of a field. */
export function countValues(records: readonly Row[], field: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const record of records) {
    const value = String(record[field])
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** The texts in a field: several for a list, none if the field is missing or not a text. */
export function textsIn(record: Row, field: string): readonly string[] {
  const value = record[field]
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' ? [value] : []
}

/*
 * Records are immutable: an edit makes a new one. So the normalized text of a record is cached, for each list of
 * searched fields.
 */
const haystacks = new WeakMap<readonly string[], WeakMap<Row, string>>()

/** The searched texts, one per line. Text from a search box has no line break, so no match spans two of them. */
function haystack(record: Row, fields: readonly string[]): string {
  const texts = haystacks.get(fields) ?? new WeakMap<Row, string>()
  haystacks.set(fields, texts)
  const text =
    texts.get(record) ??
    fields
      .flatMap((field) => textsIn(record, field))
      .map(normalizeText)
      .join('\n')
  texts.set(record, text)
  return text
}
