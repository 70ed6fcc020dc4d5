import { fold } from '../../fold'
import type { AnyRecord } from '../../model/entity'

/** What a person asks of a list. */
export interface Query {
  search: string
  /** Field → wanted value; a blank one does not filter. */
  filters: Readonly<Record<string, string>>
}

/** The records that match the search in any of the fields and every filter, in their order. */
export function selectRecords(
  records: readonly AnyRecord[],
  searched: readonly string[],
  { search, filters }: Query,
): readonly AnyRecord[] {
  const wanted = Object.entries(filters).filter(([, value]) => value !== '')
  const needle = fold(search.trim())
  if (needle === '' && wanted.length === 0) return records
  return records.filter(
    (record) =>
      wanted.every(([field, value]) => record[field] === value) &&
      (needle === '' || haystack(record, searched).includes(needle)),
  )
}

interface Section {
  has(record: AnyRecord): boolean
}

/** The records in the order in which a list with sections shows them: section by section. */
export function orderBySections(
  records: readonly AnyRecord[],
  sections: readonly Section[] | undefined,
): readonly AnyRecord[] {
  return sections
    ? sections.flatMap((section) => records.filter((record) => section.has(record)))
    : records
}

/** How many records have each value of a field. */
export function countValues(
  records: readonly AnyRecord[],
  field: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const record of records) {
    const value = String(record[field])
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/*
 * A record never changes once it is read: an edit makes a new one. So its folded text is kept with it,
 * for each list of fields that are searched.
 */
const haystacks = new WeakMap<readonly string[], WeakMap<AnyRecord, string>>()

function haystack(record: AnyRecord, fields: readonly string[]): string {
  const texts = haystacks.get(fields) ?? new WeakMap<AnyRecord, string>()
  haystacks.set(fields, texts)
  const text =
    texts.get(record) ?? fields.map((field) => fold(String(record[field] ?? ''))).join('\n')
  texts.set(record, text)
  return text
}
