import { normalizeText } from '../normalize-text'

/** What a person asks of records. */
export interface Query {
  search: string
  /** Field → wanted value; a blank one does not filter. */
  filters: Readonly<Record<string, string>>
}

type Row = Readonly<Record<string, unknown>>

/** The records that match the search in any one text of these fields and every filter, in their order. */
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

/** How many records have each value of a field. */
export function countValues(records: readonly Row[], field: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const record of records) {
    const value = String(record[field])
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** The texts in a field: one, several, or none where it is not filled. */
export function textsIn(record: Row, field: string): readonly string[] {
  const value = record[field]
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' ? [value] : []
}

/*
 * A record never changes once it is read: an edit makes a new one. So its normalized text is kept with it,
 * for each list of fields that are searched.
 */
const haystacks = new WeakMap<readonly string[], WeakMap<Row, string>>()

/** The texts that are searched, one a line: what is typed in a search box has no line break, so no match spans two. */
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
