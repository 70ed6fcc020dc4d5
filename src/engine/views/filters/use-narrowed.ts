import { useMemo } from 'react'
import { useSearchValues } from '../../url/use-search-values'
import { useAnnounced } from '../../ui/use-announced'
import { countValues, selectRecords } from '../select-records'
import type { AnyFilter, AnyRow } from './filter'

interface Options<Row> {
  rows: readonly Row[]
  filters: readonly AnyFilter[]
  /** What the rows are, in the plural: the count says "Showing 2 of 10 profiles". */
  noun: string
  /** The search text. */
  search?: string
  /** The fields that are searched. */
  searched?: readonly string[]
}

const NOTHING: readonly never[] = []

/**
 * The rows that match the filters and the search. The filters are in the URL. A value that is not an option, as in an
 * old link, does not filter.
 */
export function useNarrowed<Row extends AnyRow>(options: Options<Row>) {
  const { rows, filters: specs, noun, search = '', searched = NOTHING } = options
  const url = useSearchValues()

  const choices = useMemo(
    () => specs.map((filter) => ({ ...filter, options: filterOptions(rows, filter) })),
    [rows, specs],
  )
  const filters = choices.map(({ field, label, allLabel, options }) => {
    const requested = url.search.get(field)
    const value = options.find((option) => option.value === requested)?.value ?? ''
    const choose = (next: string) => url.change({ [field]: next })
    return { field, label, allLabel, options, value, choose }
  })

  const chosen = Object.fromEntries(filters.map(({ field, value }) => [field, value]))
  const query = { search, filters: chosen }
  const matching = selectRecords(rows, searched, query)
  const count = `Showing ${matching.length} of ${rows.length} ${noun}`
  useAnnounced(count, JSON.stringify(query))

  return {
    matching,
    /** How many match, as a sentence. */
    count,
    filters,
    clear: () => url.change(Object.fromEntries(filters.map(({ field }) => [field, undefined]))),
  }
}

/** Filters with the chosen value of each. */
export type Filters = ReturnType<typeof useNarrowed>['filters']

/** A value to filter by, and how many rows have it. */
interface FilterOption {
  value: string
  label: string
  count: number
}

/**
 * The options that some row has, with their counts: in the order of the filter's `options`; without them, from A to Z
 * in a select, and in the order of the rows on buttons.
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
