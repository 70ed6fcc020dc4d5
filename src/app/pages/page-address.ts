/**
 * The path of a page in the route table, for every path by which a host may serve its file: `/about.html`, `/about/`
 * and `/about/index.html` are all `/about`.
 */
export function pageAddress(pathname: string): string {
  const page = pathname
    .replace(/\/index\.html$/, '')
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
  return page === '' ? '/' : page
}

/** Replaces a file's path in the URL with that of its page. Runs before anything reads the URL. */
export function settleAddress() {
  const { location, history } = window
  const own = pageAddress(location.pathname)
  if (own === location.pathname) return
  // A full URL, because a path that starts with two slashes would name another host.
  const url = new URL(location.href)
  url.pathname = own
  history.replaceState(history.state, '', url)
}
