import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { site } from '@/data/site'

let isFirstPage = true
let isTraversal = false

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    isTraversal = true
  })
  // wouter announces every `pushState`. The last event decides: a `popstate` that draws no new page
  // (a link to a fragment, Back between two tabs) must not be taken for the next navigation.
  window.addEventListener('pushState', () => {
    isTraversal = false
  })
}

/**
 * What every page does once it is drawn: it sets the title, and after a navigation moves the focus to
 * the `h1`, at the top of the page. Back and Forward keep the place that the browser restores.
 */
export function usePage(title: string) {
  const [path] = useLocation()
  useEffect(() => {
    document.title = title === site.name ? title : `${title} · ${site.name}`
    if (isFirstPage) {
      isFirstPage = false
      return
    }
    if (!isTraversal) window.scrollTo(0, 0)
    isTraversal = false
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [title, path])
}
