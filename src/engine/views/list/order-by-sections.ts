import type { AnyRecord } from '../../model/entity'

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
