import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { site } from '@/data/site'
import { scrollToPlace } from './scroll-places'

let isFirstPage = true

/**
 * What every page does once it is drawn: it sets the title, and after a navigation moves the focus to
 * the `h1`, at the top of the page; after Back and Forward where the page was.
 */
export function usePage(title: string) {
  const [path] = useLocation()
  useEffect(() => {
    document.title = title === site.name ? title : `${title} · ${site.name}`
    if (isFirstPage) {
      isFirstPage = false
      return
    }
    scrollToPlace()
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [title, path])
}
