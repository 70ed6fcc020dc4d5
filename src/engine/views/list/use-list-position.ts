import { useState } from 'react'
import type { useListAddress } from './use-list-address'

/** Records shown at once; "Show More" adds as many again. */
export const PAGE_SIZE = 25

/**
 * Where a person is in a list: what they search and how much is shown. The address learns of it when
 * they show more or leave the search box, not at each key: browsers allow few changes of it in a row.
 */
export function useListPosition(address: ReturnType<typeof useListAddress>) {
  const [search, setSearch] = useState(address.position.search)
  const [shown, setShown] = useState(address.position.shown ?? PAGE_SIZE)

  const remember = (count: number) => {
    const next = { search, shown: count > PAGE_SIZE ? count : undefined }
    const { position: known } = address
    if (known.search !== next.search || known.shown !== next.shown) address.rememberPosition(next)
  }

  return {
    search,
    shown,
    /** Another search begins at the first page. */
    setSearch: (text: string) => {
      setSearch(text)
      setShown(PAGE_SIZE)
    },
    showMore: () => {
      setShown(shown + PAGE_SIZE)
      remember(shown + PAGE_SIZE)
    },
    remember: () => remember(shown),
    clear: () => {
      setSearch('')
      setShown(PAGE_SIZE)
      address.clear()
    },
  }
}
