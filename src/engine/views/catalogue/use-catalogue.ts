import { useState } from 'react'
import { useNarrowed } from '../filters/use-narrowed'
import type { CatalogueView } from './catalogue-view'

/** The state of a catalogue: its search, its filters, and the rows that they leave. */
export function useCatalogue({ dataset: { rows }, config }: CatalogueView) {
  const [search, setSearch] = useState('')
  const { noun, filters } = config
  const narrowed = useNarrowed({ rows, filters, noun, search, searched: config.search?.fields })
  return {
    ...narrowed,
    total: rows.length,
    search,
    setSearch,
    clear: () => {
      setSearch('')
      narrowed.clear()
    },
  }
}
