import { useEffect } from 'react'
import { revealNamed } from '@/engine/ui/reveal'

/** How an address changes within a page: by the browser's own links, and by wouter's. */
const changes = ['hashchange', 'pushState']

/** Goes to the card that the address names (`/app/settings#restore`), now and when the address changes. */
export function useNamedCard() {
  useEffect(() => {
    revealNamed()
    for (const change of changes) window.addEventListener(change, revealNamed)
    return () => {
      for (const change of changes) window.removeEventListener(change, revealNamed)
    }
  }, [])
}
