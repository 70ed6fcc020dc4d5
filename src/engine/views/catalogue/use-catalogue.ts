import { useEffect, useState } from 'react'
import { onFragmentChange } from '../../url/on-fragment-change'
import { useStable } from '../../use-stable'
import { anchorOf } from '../anchor'
import { useNarrowed } from '../filters/use-narrowed'
import type { CatalogueView } from './catalogue-view'

/**
 * The state of a catalogue: its search, its filters, and the rows that they leave. A link to a card that the search
 * hides clears the search.
 */
export function useCatalogue({ dataset, config }: CatalogueView) {
  const { rows } = dataset
  const [search, setSearch] = useState('')
  const { noun, filters } = config
  const narrowed = useNarrowed({ rows, filters, noun, search, searched: config.search?.fields })
  const showLinkedRow = useStable(() => {
    const id = window.location.hash.slice(1)
    const linked = rows.find((row) => anchorOf(dataset, row.id) === id)
    if (linked && !narrowed.matching.includes(linked)) setSearch('')
  })
  useEffect(() => onFragmentChange(showLinkedRow), [showLinkedRow])
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
