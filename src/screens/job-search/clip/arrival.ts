/** Before what the bookmark brings, in the fragment of the address: it is never sent to anyone. */
const ADDED = '#add='
/** The names by which Android hands over what is shared; the web manifest has them too. */
const SHARED = { title: 'addTitle', text: 'addText', url: 'addUrl' } as const

/** What came with the address, as it came. */
export type Arrival =
  { from: 'bookmark'; text: string } | { from: 'share'; title: string; text: string; url: string }

/** What the address brings to the tracker; undefined where it brings nothing. */
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

/** Takes it out of the address: neither a reload nor a bookmark of this page brings it again. */
export function clearArrival() {
  const url = new URL(window.location.href)
  url.hash = ''
  for (const name of Object.values(SHARED)) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
}
