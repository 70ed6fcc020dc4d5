import { useEffect } from 'react'

/**
 * Opens a part that collapses when a link of the page leads to it or to its title: a browser opens only what
 * that is collapsed into.
 * @param id the id that the link names; none where no link does
 */
export function useOpenWhenNamed(id: string | undefined) {
  useEffect(() => {
    if (id === undefined) return
    const open = () => {
      if (window.location.hash !== `#${id}`) return
      document.getElementById(id)?.closest('details')?.setAttribute('open', '')
    }
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [id])
}
