/** The page that a link from another device opens. */
export const RECEIVE_PATH = '/app/receive'

let arrived = ''

/**
 * Moves the fragment of a link from the URL into memory, so that neither the URL nor the history of the tab keeps it.
 * Call it before anything else reads the URL. The fragment of the skip link (`#main`) stays.
 */
export function captureFragment() {
  const { location, history } = window
  if (!isReceivePage() || ['', '#main'].includes(location.hash)) return
  arrived = location.hash.slice(1)
  const url = new URL(location.href)
  url.hash = ''
  history.replaceState(history.state, '', url)
}

const isReceivePage = () => window.location.pathname.replace(/\/$/, '') === RECEIVE_PATH

/** Puts a captured fragment back into the URL if no page has consumed it, so that a reload opens the same link. */
export function putBackFragment() {
  if (arrived && isReceivePage())
    window.history.replaceState(window.history.state, '', `#${arrived}`)
}

/** Returns the captured fragment without its `#`, and forgets it. Blank if there is none. */
export function consumeFragment(): string {
  const fragment = arrived
  arrived = ''
  return fragment
}
