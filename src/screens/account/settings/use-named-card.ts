import { useEffect } from 'react'
import { revealNamed } from '@/engine/ui/reveal'

/** How an address changes within a page: by the browser's own links, and by wouter's. */
const addressEvents = ['hashchange', 'pushState']

/** Goes to the card that the address names (`/app/settings#restore`), now and when the address changes. */
export function useNamedCard() {
  useEffect(() => {
    revealNamed()
    for (const event of addressEvents) window.addEventListener(event, revealNamed)
    return () => {
      for (const event of addressEvents) window.removeEventListener(event, revealNamed)
    }
  }, [])
}
