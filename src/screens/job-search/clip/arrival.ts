import { dropDraft, formName, keepDraft, useDraftsOf } from '@/engine/form/drafts'

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

/**
 * Precedes the names of the drafts that keep postings until the user has chosen. The rest of a name is the data, so
 * that a posting that is sent twice is kept once. See docs/decisions/0010.
 */
const KEPT = 'arrivedPosting'

/**
 * Moves the data from the URL to a draft: a reload shows it again, and a bookmark of the page does not add it.
 * @returns the name of the draft; undefined if the URL has no posting
 */
export function keepArrival(): string | undefined {
  if (!arrivalIn(window.location)) return undefined
  const { hash, search, href } = window.location
  const form = formName(KEPT, hash + search)
  // The newest draft is the last one, and a draft that is replaced keeps its position.
  dropDraft(form)
  keepDraft(form, { hash, search })
  const url = new URL(href)
  url.hash = ''
  for (const name of Object.values(SHARED)) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
  return form
}

/** The newest posting that still waits for a choice, with the name of its draft; undefined if there is none. */
export function useKeptArrival(): { form: string; arrival: Arrival } | undefined {
  return useDraftsOf(KEPT)
    .flatMap(([form, { hash = '', search = '' }]) => {
      const arrival = arrivalIn({ hash: String(hash), search: String(search) })
      return arrival ? [{ form, arrival }] : []
    })
    .at(-1)
}
