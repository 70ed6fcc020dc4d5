/** The page that a link opens. */
export const RECEIVE_PATH = '/app/receive'

let arrived = ''

/**
 * Moves the fragment of a link from the address into memory, so that it stays neither there nor in the history of the
 * tab. Call it before anything else reads the address.
 */
export function holdFragment() {
  const { location, history } = window
  if (!location.pathname.startsWith(RECEIVE_PATH) || location.hash === '') return
  arrived = location.hash.slice(1)
  const url = new URL(location.href)
  url.hash = ''
  history.replaceState(history.state, '', url)
}

/** The fragment of the link that has arrived, without its `#`, once; blank after that, and where there is none. */
export function takeFragment(): string {
  const fragment = arrived
  arrived = ''
  return fragment
}
