import { useEffect } from 'react'
import { isReturning } from '../scroll-restoration'
import { getArrival } from '../url/arrival'
import { afterFrames, FRAMES_TO_RESTORE_FOCUS } from './after-frames'

/** How long to wait for a view that is still loading, in milliseconds. */
const GIVE_UP_AFTER_MS = 10_000
const FOCUSED = 'summary, h2, h3, h4, a[href], input'

let last = new AbortController()

/**
 * Reveals the element that the URL fragment names. Does nothing if a scroll position is being restored, or for the
 * skip link (`#main`), which works without it.
 */
export function revealNamed() {
  const id = window.location.hash.slice(1)
  if (id && id !== 'main' && !isReturning()) reveal(id)
}

/**
 * Reveals the element that the URL fragment names once the page is rendered. Back and Forward restore the scroll
 * position instead.
 */
export function useRevealNamed() {
  useEffect(() => {
    if (getArrival() !== 'history') revealNamed()
  }, [])
}

/**
 * Reveals an element: opens the disclosures around it, scrolls to it, and focuses it or the first heading or control in
 * it. If the element is not rendered yet, waits for it until the user presses a key, taps or scrolls.
 */
export function reveal(id: string) {
  last.abort()
  const stop = new AbortController()
  last = stop
  const look = () => {
    if (!document.getElementById(id)) return
    stop.abort()
    // By then a new page has focused its heading, too.
    afterFrames(FRAMES_TO_RESTORE_FOCUS, () => show(document.getElementById(id)))
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => stop.abort(), GIVE_UP_AFTER_MS)
  stop.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  for (const event of ['keydown', 'pointerdown', 'wheel']) {
    document.addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true })
  }
  look()
}

function show(element: HTMLElement | null) {
  if (!element) return
  for (let box: HTMLElement | null = element; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement) box.open = true
  }
  // Its content may be collapsed: in the element itself, or beside a heading.
  const isHeading = element.matches('h2, h3, h4')
  const content = isHeading ? element.parentElement : element
  const inRows = isHeading ? [...(content?.querySelectorAll(':scope > div > details') ?? [])] : []
  // Of several rows with one each, the heading is the title of all.
  const collapsed = content?.querySelector(':scope > details') ?? (inRows.length === 1 && inRows[0])
  if (collapsed instanceof HTMLDetailsElement) collapsed.open = true
  const target = element.querySelector<HTMLElement>(FOCUSED) ?? element
  if (target.tabIndex < 0) target.tabIndex = -1
  target.dataset.revealed = ''
  target.addEventListener('blur', () => delete target.dataset.revealed, { once: true })
  target.focus({ preventScroll: true })
  // Show a heading at the top, because its content follows it.
  target.scrollIntoView({ block: target.matches('h2, h3, h4') ? 'start' : 'center' })
}
