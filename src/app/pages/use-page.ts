import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { documentTitle } from './document-title'

/** How a person came to the page that is being drawn. The last event decides. */
let arrival: 'load' | 'link' | 'history' = 'load'

if (typeof window !== 'undefined') {
  // Back and Forward; also a link to a fragment, which draws no new page. Followed before the first page
  // is drawn, it has put the focus where it belongs.
  window.addEventListener('popstate', () => {
    if (arrival !== 'load') arrival = 'history'
  })
  // wouter announces every `pushState`.
  window.addEventListener('pushState', () => {
    arrival = 'link'
  })
}

/**
 * What every page does once it is drawn: it sets the title, and after a navigation moves the focus to
 * the `h1`, at the top of the page. Back and Forward keep the place that the browser restores.
 */
export function usePage(title: string) {
  const [path] = useLocation()
  useEffect(() => {
    document.title = documentTitle(title)
    const cameBy = arrival
    arrival = 'link'
    if (cameBy === 'load') return
    // A form that the address opened has taken the focus already, and stands in sight.
    if (window.location.search && document.activeElement?.closest('main form')) return
    if (cameBy === 'link') window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [title, path])
}
