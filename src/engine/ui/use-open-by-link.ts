import { useEffect } from 'react'

/**
 * Opens a disclosure when a link on the page leads to it or to its title. Browsers open a disclosure only for a target
 * in its content.
 * @param id the id of the disclosure or its title; undefined if no link leads to it
 */
export function useOpenByLink(id: string | undefined) {
  useEffect(() => {
    if (id === undefined) return
    const open = () => {
      if (window.location.hash !== `#${id}`) return
      document.getElementById(id)?.closest('details')?.setAttribute('open', '')
    }
    // A link to the fragment that the URL already names fires no hashchange event.
    const openAgain = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')?.hash === `#${id}`) open()
    }
    const controller = new AbortController()
    window.addEventListener('hashchange', open, { signal: controller.signal })
    document.addEventListener('click', openAgain, { signal: controller.signal })
    return () => controller.abort()
  }, [id])
}
