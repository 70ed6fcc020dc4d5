import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'wouter'

/** Query parameters by name. A blank or missing value removes the parameter. */
type SearchValues = Readonly<Record<string, string | undefined>>

/** Returns a copy of the query with some values changed. The others stay the same. */
export function withSearchValues(search: URLSearchParams, values: SearchValues): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * The query of the URL, and two functions that change it. On one page, they stay the same at every render.
 * See docs/decisions/0004.
 */
export function useSearchValues() {
  const [search, setSearch] = useSearchParams()
  const [path] = useLocation()

  /** Changes some values and keeps the others. Replaces the history entry, or adds one, which Back undoes. */
  const change = useCallback(
    (values: SearchValues, how: 'replace' | 'push' = 'replace') =>
      setSearch((rendered) => withSearchValues(currentSearch(path) ?? rendered, values), {
        replace: how === 'replace',
      }),
    [setSearch, path],
  )
  /** Sets these values and removes all others. Replaces the history entry. */
  const setOnly = useCallback(
    (values: SearchValues) =>
      setSearch(withSearchValues(new URLSearchParams(), values), { replace: true }),
    [setSearch],
  )
  return { search, change, setOnly }
}

/**
 * The current query: another part of the page may have changed it since this one was rendered. Undefined while the URL
 * is that of another page, which is still loading.
 */
function currentSearch(path: string): URLSearchParams | undefined {
  const { pathname, search } = window.location
  return pathname === path ? new URLSearchParams(search) : undefined
}
