/**
 * The address of a page, whichever of its files a host was asked for: `/about.html`, `/about/` and
 * `/about/index.html` are all `/about`, as the route table has it.
 */
export function pageAddress(pathname: string): string {
  const page = pathname
    .replace(/\/index\.html$/, '')
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
  return page === '' ? '/' : page
}

/** Puts the page's own address in the place of its file's, before anything reads it. */
export function settleAddress() {
  const { location, history } = window
  const own = pageAddress(location.pathname)
  if (own === location.pathname) return
  // Not the path alone: one that begins with two slashes would name another host.
  const url = new URL(location.href)
  url.pathname = own
  history.replaceState(history.state, '', url)
}
