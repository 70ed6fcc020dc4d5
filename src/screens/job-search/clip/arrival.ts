import { dropDraft, keepDraft, readDraft } from '@/engine/form/drafts'

/** Precedes the bookmarklet's data in the URL fragment, which is never sent to a server. */
const ADDED = '#add='
/** The URL parameters of the Android share target. The web manifest has the same names. */
const SHARED = { title: 'addTitle', text: 'addText', url: 'addUrl' } as const

/** The raw data that the URL contains. */
export type Arrival =
  { from: 'bookmark'; text: string } | { from: 'share'; title: string; text: string; url: string }

/** Reads a posting's data from the URL; undefined if there is none. */
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

/** The draft that keeps the data until the person has chosen. See docs/decisions/0010. */
const KEPT = 'arrivedPosting'

/** Moves the data from the URL to a draft: a reload shows it again, and a bookmark of the page does not add it. */
export function keepArrival() {
  const { hash, search, href } = window.location
  keepDraft(KEPT, { hash, search })
  const url = new URL(href)
  url.hash = ''
  for (const name of Object.values(SHARED)) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
}

/** The arrived posting that still waits for a choice, if any. */
export function keptArrival(): Arrival | undefined {
  const kept = readDraft(KEPT)
  return kept && arrivalIn({ hash: String(kept.hash), search: String(kept.search) })
}

/** Call it once the person has chosen. */
export const dropArrival = () => dropDraft(KEPT)
