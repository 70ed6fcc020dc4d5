import { countValues } from '../select-records'
import type { AnyFilter, AnyRow } from './filter'

/** A value to filter by, and how many rows have it. */
export interface FilterOption {
  value: string
  label: string
  count: number
}

/**
 * The options of a filter, in the order that it names. Else a select has them from A to Z, and buttons
 * in the order of the rows. None that no row has.
 */
export function filterOptions(
  rows: readonly AnyRow[],
  { field, options, allLabel }: AnyFilter,
): readonly FilterOption[] {
  const counts = countValues(rows, field)
  const inRows = [...counts.keys()]
  const byName = (a: string, b: string) => a.localeCompare(b, 'en-US')
  const values = options ?? (allLabel === undefined ? inRows.sort(byName) : inRows)
  return values
    .map((value) => ({ value, label: value, count: counts.get(value) ?? 0 }))
    .filter(({ count }) => count > 0)
}
