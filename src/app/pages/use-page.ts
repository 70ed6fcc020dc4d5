import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { arrived, cameBy } from './arrival'
import { documentTitle } from './document-title'

/**
 * What every page does once it is drawn: it sets the title, and after a navigation moves the focus to
 * the `h1`, at the top of the page. Back and Forward keep the place that the browser restores.
 */
export function usePage(title: string) {
  const [path] = useLocation()
  useEffect(() => {
    document.title = documentTitle(title)
    const way = cameBy()
    arrived()
    if (way === 'load') return
    // A form that the address opened has taken the focus already, and stands in sight.
    if (window.location.search && document.activeElement?.closest('main form')) return
    if (way === 'link') window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [title, path])
}
