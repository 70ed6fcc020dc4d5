/** How long a page may rest before it counts as all there. */
const STILL_AFTER_MS = 3_000

/** How far down the person was when this document was left last; undefined where it is opened anew. */
let leftAt: number | undefined

/**
 * Keeps how far down a page is read, beside its address in the history: a browser that reloads a page,
 * or takes up a tab that it had dropped, looks for the place before the content is there. Call it once,
 * when the code has come.
 */
export function rememberScroll() {
  const { scroll: kept, ...state } = stateOf(history)
  if (typeof kept === 'number') {
    leftAt = hasMoved(kept) ? undefined : kept
    history.replaceState(state, '')
    // The place belongs to this page, not to one that is opened before it is restored.
    for (const event of ['popstate', 'pushState']) {
      window.addEventListener(event, () => (leftAt = undefined), { once: true })
    }
  }
  const remember = () => history.replaceState({ ...stateOf(history), scroll: scrollY }, '')
  // Before a reload: once it hides the page, the history takes nothing more. A phone drops hidden tabs unasked.
  window.addEventListener('beforeunload', remember)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') remember()
  })
}

/** Whether the person comes back to a place, which then goes before the part that the address names. */
export const isReturning = () => leftAt !== undefined

/** Goes to the kept place once the page is long enough, unless the person does something before. */
export function restoreScroll() {
  const kept = leftAt
  if (kept === undefined) return
  leftAt = undefined
  const stop = new AbortController()
  const go = () => {
    scrollTo(0, kept)
    stop.abort()
  }
  let rest = setTimeout(go, STILL_AFTER_MS)
  const growth = new ResizeObserver(() => {
    clearTimeout(rest)
    if (lowest() >= kept) go()
    // It came back shorter, as collapsed parts do.
    else rest = setTimeout(go, STILL_AFTER_MS)
  })
  growth.observe(document.body)
  stop.signal.addEventListener('abort', () => {
    clearTimeout(rest)
    growth.disconnect()
  })
  for (const event of ['keydown', 'pointerdown', 'wheel', 'popstate', 'pushState']) {
    window.addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true })
  }
}

const lowest = () => document.documentElement.scrollHeight - innerHeight

/** Whether somebody has scrolled since the browser went as near to the place as the frame is long. */
function hasMoved(kept: number): boolean {
  return document.readyState === 'complete' && Math.abs(scrollY - Math.min(kept, lowest())) > 2
}

function stateOf({ state }: { state: unknown }): { scroll?: unknown } {
  return typeof state === 'object' && state !== null ? state : {}
}
