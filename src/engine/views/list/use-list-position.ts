import { useState } from 'react'
import type { useListAddress } from './use-list-address'

/**
 * Where a person is in a list: what they search and how much is shown. The address learns of it when
 * they show more or leave the search box, not at each key: browsers allow few changes of it in a row.
 * @param pageSize how many records are shown at first, and how many more are added at a time
 */
export function useListPosition(address: ReturnType<typeof useListAddress>, pageSize: number) {
  const [search, setSearch] = useState(address.position.search)
  /** Undefined for the first page. */
  const [asked, setAsked] = useState(address.position.shown)
  // A phone that is turned takes nothing away that was shown.
  const [firstPage, setFirstPage] = useState(pageSize)
  if (pageSize > firstPage) setFirstPage(pageSize)
  const shown = asked ?? firstPage
  const withMore = shown + pageSize

  const remember = (count: number | undefined) => {
    const next = { search, shown: count }
    const { position: known } = address
    if (known.search !== next.search || known.shown !== next.shown) address.rememberPosition(next)
  }

  return {
    search,
    shown,
    /** How many are shown once more are asked for. */
    withMore,
    /** Another search begins at the first page. */
    setSearch: (text: string) => {
      setSearch(text)
      setAsked(undefined)
    },
    showMore: () => {
      setAsked(withMore)
      remember(withMore)
    },
    remember: () => remember(asked),
    clear: () => {
      setSearch('')
      setAsked(undefined)
      address.clear()
    },
  }
}
