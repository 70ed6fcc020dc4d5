import { isReturning } from '../scroll-restoration'

/** How long to wait for a view that is still loading. */
const GIVE_UP_AFTER_MS = 10_000
const FOCUSED = 'summary, h2, h3, h4, a[href], input'

let last = new AbortController()

/**
 * Reveals the part of the page that the address names, unless the person comes back to a place. The
 * link that skips to the content needs no help.
 */
export function revealNamed() {
  const id = window.location.hash.slice(1)
  if (id && id !== 'main' && !isReturning()) reveal(id)
}

/**
 * Brings an element into view: opens what it is folded into and what is folded in it, scrolls to it and gives it, or the
 * heading or control in it, the focus. Waits for what is not drawn yet, unless the person does something else.
 */
export function reveal(id: string) {
  last.abort()
  const stop = new AbortController()
  last = stop
  const look = () => {
    if (!document.getElementById(id)) return
    stop.abort()
    // Two frames: a new page has focused its heading by then, and a closing dialog has handed its focus back.
    requestAnimationFrame(() => requestAnimationFrame(() => show(document.getElementById(id))))
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
  // Where a heading is named, what it heads may be folded beside it.
  if (element.matches('h2, h3, h4')) {
    const folded = element.parentElement?.querySelector(':scope > details')
    if (folded instanceof HTMLDetailsElement) folded.open = true
  }
  const target = element.querySelector<HTMLElement>(FOCUSED) ?? element
  if (target.tabIndex < 0) target.tabIndex = -1
  target.dataset.revealed = ''
  target.addEventListener('blur', () => delete target.dataset.revealed, { once: true })
  target.focus({ preventScroll: true })
  // What follows a heading belongs to it.
  target.scrollIntoView({ block: target.matches('h2, h3, h4') ? 'start' : 'center' })
}
