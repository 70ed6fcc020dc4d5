import { countValues } from '../select-records'
import type { AnyCatalogueFilter, AnyCatalogueRow } from './catalogue-view'

/** A value to filter by, and how many rows have it. */
export interface FilterOption {
  value: string
  label: string
  count: number
}

/** The options of a filter, in the order that it names, else from A to Z. None that no row has. */
export function filterOptions(
  rows: readonly AnyCatalogueRow[],
  { field, options }: AnyCatalogueFilter,
): readonly FilterOption[] {
  const counts = countValues(rows, field)
  const values = options ?? [...counts.keys()].sort((a, b) => a.localeCompare(b, 'en-US'))
  return values
    .map((value) => ({ value, label: value, count: counts.get(value) ?? 0 }))
    .filter(({ count }) => count > 0)
}
