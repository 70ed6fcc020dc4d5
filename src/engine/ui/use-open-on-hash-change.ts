import { useEffect } from 'react'

/**
 * Opens a disclosure when a link on the page leads to it or to its title. Browsers open a disclosure only for a target
 * in its content.
 * @param id the id of the disclosure or its title; undefined if no link leads to it
 */
export function useOpenOnHashChange(id: string | undefined) {
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
