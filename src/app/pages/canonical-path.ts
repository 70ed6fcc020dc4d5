/**
 * The path of a page in the route table, for every path by which a host may serve its file: `/about.html`, `/about/`
 * and `/about/index.html` are all `/about`.
 */
export function canonicalPath(pathname: string): string {
  const page = pathname
    .replace(/\/index\.html$/, '')
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
  return page === '' ? '/' : page
}

/** Replaces a file's path in the URL with the path of its page. Runs before anything reads the URL. */
export function canonicalizeUrl() {
  const { location, history } = window
  const path = canonicalPath(location.pathname)
  if (path === location.pathname) return
  // A full URL, because a path that starts with two slashes would name another host.
  const url = new URL(location.href)
  url.pathname = path
  history.replaceState(history.state, '', url)
}
