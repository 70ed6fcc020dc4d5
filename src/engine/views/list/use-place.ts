import { useState } from 'react'
import type { useListAddress } from './use-list-address'

/** Records shown at once; "Show More" adds as many again. */
export const PAGE = 25

/**
 * Where a person is in a list: what they search and how much is shown. The address learns of it when
 * they show more or leave the search box, not at each key: browsers allow few changes of it in a row.
 */
export function usePlace(address: ReturnType<typeof useListAddress>) {
  const [search, setSearch] = useState(address.place.search)
  const [shown, setShown] = useState(address.place.shown ?? PAGE)

  const keep = (place: { search: string; shown: number }) => {
    const next = { search: place.search, shown: place.shown > PAGE ? place.shown : undefined }
    const { place: kept } = address
    if (kept.search !== next.search || kept.shown !== next.shown) address.keepPlace(next)
  }

  return {
    search,
    shown,
    /** Another search begins at the first page. */
    setSearch: (text: string) => {
      setSearch(text)
      setShown(PAGE)
    },
    showMore: () => {
      setShown(shown + PAGE)
      keep({ search, shown: shown + PAGE })
    },
    keep: () => keep({ search, shown }),
    clear: () => {
      setSearch('')
      setShown(PAGE)
      address.clear()
    },
  }
}
