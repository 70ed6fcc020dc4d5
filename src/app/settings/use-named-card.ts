import { useEffect } from 'react'

/**
 * Goes to the card that the address names (`/app/settings#restore`): its heading gets the focus. The
 * browser cannot do it, because the card is not there yet when it looks.
 * Call it after `usePage`, whose focus on the `h1` it moves on.
 */
export function useNamedCard() {
  useEffect(() => {
    const card = document.getElementById(window.location.hash.slice(1))
    card?.scrollIntoView()
    card?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true })
  }, [])
}
