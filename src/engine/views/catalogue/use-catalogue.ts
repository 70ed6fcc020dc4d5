import { useMemo, useState } from 'react'
import { useSearchValues } from '../../address/use-search-values'
import { useAnnounced } from '../../ui/use-announced'
import { selectRecords } from '../select-records'
import type { CatalogueView } from './catalogue-view'
import { filterOptions } from './filter-options'

/** No catalogue without a search box looks in any field. */
const NO_FIELDS: readonly string[] = []

/**
 * The state of a catalogue: its search, its filters, and the rows that they leave. The filters are in
 * the address. A value that no option has, as in an old link, filters nothing.
 */
export function useCatalogue({ dataset: { rows }, config }: CatalogueView) {
  const [search, setSearch] = useState('')
  const address = useSearchValues()

  const choices = useMemo(
    () => config.filters.map((filter) => ({ ...filter, options: filterOptions(rows, filter) })),
    [rows, config],
  )
  const filters = choices.map(({ field, label, allLabel, options }) => {
    const asked = address.search.get(field)
    const value = options.find((option) => option.value === asked)?.value ?? ''
    const choose = (next: string) => address.change({ [field]: next })
    return { field, label, allLabel, options, value, choose }
  })

  const chosen = Object.fromEntries(filters.map(({ field, value }) => [field, value]))
  const query = { search, filters: chosen }
  const matching = selectRecords(rows, config.search?.fields ?? NO_FIELDS, query)
  const count = `Showing ${matching.length} of ${rows.length} ${config.noun}`
  useAnnounced(count, JSON.stringify(query))

  return {
    total: rows.length,
    matching,
    /** How many match, in words. */
    count,
    search,
    setSearch,
    filters,
    clear: () => {
      setSearch('')
      address.change(Object.fromEntries(filters.map(({ field }) => [field, undefined])))
    },
  }
}
