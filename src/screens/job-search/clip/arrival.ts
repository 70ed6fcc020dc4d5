/** Begins the URL fragment with the data of the bookmarklet. Browsers send a fragment to nobody. */
const ADDED = '#add='
/** The URL parameters of Android's share target, as in the web manifest. */
const SHARED = { title: 'addTitle', text: 'addText', url: 'addUrl' } as const

/** The data that came with the URL, unchecked. */
export type Arrival =
  { from: 'bookmark'; text: string } | { from: 'share'; title: string; text: string; url: string }

/** The data for the tracker in a URL; undefined if it has none. */
export function arrivalIn({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): Arrival | undefined {
  if (hash.startsWith(ADDED)) return { from: 'bookmark', text: hash.slice(ADDED.length) }
  const query = new URLSearchParams(search)
  const value = (name: string) => query.get(name) ?? ''
  const isShared = Object.values(SHARED).some((name) => query.has(name))
  if (!isShared) return undefined
  return {
    from: 'share',
    title: value(SHARED.title),
    text: value(SHARED.text),
    url: value(SHARED.url),
  }
}

/** Removes the data from the URL, so that a reload or a bookmark does not bring it again. */
export function clearArrival() {
  const url = new URL(window.location.href)
  url.hash = ''
  for (const name of Object.values(SHARED)) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
}
