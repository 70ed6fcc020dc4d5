import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'wouter'

/** Name → value in the search of an address; a blank or missing value takes the name out of it. */
export type SearchValues = Readonly<Record<string, string | undefined>>

/** A search with some of its values changed. The others stay as they are. */
export function withSearchValues(search: URLSearchParams, values: SearchValues): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * What the search of the address says, and the two ways to change it; each is the same function at every render.
 * See docs/decisions/0004.
 */
export function useSearchValues() {
  const [search, setSearch] = useSearchParams()
  const [path] = useLocation()

  /** Changes some values and keeps the others: in place, or as a step that Back takes back. */
  const change = useCallback(
    (values: SearchValues, how: 'replace' | 'push' = 'replace') =>
      setSearch((drawn) => withSearchValues(searchNow(path) ?? drawn, values), {
        replace: how === 'replace',
      }),
    [setSearch, path],
  )
  /** Leaves these values and no others, in place. */
  const setOnly = useCallback(
    (values: SearchValues) =>
      setSearch(withSearchValues(new URLSearchParams(), values), { replace: true }),
    [setSearch],
  )
  return { search, change, setOnly }
}

/**
 * What the address says by now: another part of the page may have changed it since this one was drawn.
 * Undefined while the address is that of another page, which is waited for.
 */
function searchNow(path: string): URLSearchParams | undefined {
  const { pathname, search } = window.location
  return pathname === path ? new URLSearchParams(search) : undefined
}
