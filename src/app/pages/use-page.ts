import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { getArrival, resetArrival } from '../../engine/url/arrival'
import { documentTitle } from '../layout/document-title'

/**
 * Sets the document title. After a navigation it also scrolls to the top and focuses the `h1`. After Back and Forward
 * the scroll position stays as the browser restored it.
 */
export function usePage(title: string) {
  const [path] = useLocation()
  useEffect(() => {
    document.title = documentTitle(title)
    // Back may be pressed before this effect runs. That arrival is for the next page to read.
    if (encodedPath(path) !== window.location.pathname) return
    const source = getArrival()
    resetArrival()
    if (source === 'load') return
    // A form that the URL opens has already taken the focus and is in view.
    if (window.location.search && document.activeElement?.closest('main form')) return
    if (source === 'link') window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [title, path])
}

/** The path as in the URL. wouter's is decoded. */
function encodedPath(path: string): string {
  // A full URL, because a path that starts with two slashes would name another host.
  const url = new URL(window.location.href)
  url.pathname = path
  return url.pathname
}
