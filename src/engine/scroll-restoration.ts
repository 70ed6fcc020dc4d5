/** How long a page may rest before it counts as all there. */
const STILL_AFTER_MS = 3_000

/** How long after the last scroll event the person counts as having stopped, in milliseconds. */
const STOPPED_AFTER_MS = 100

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
  // Before a reload: once it hides the page, the history takes nothing more. A phone drops hidden tabs unasked.
  window.addEventListener('beforeunload', remember)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') remember()
  })
  restoreAtFragments()
}

function remember() {
  if (stateOf(history).scroll === scrollY) return
  history.replaceState({ ...stateOf(history), scroll: scrollY }, '')
}

/**
 * Restores the scroll position on Back and Forward to a URL with a fragment. Chromium scrolls to the fragment there,
 * unless the document was reloaded. To every other URL the browser restores the position.
 */
function restoreAtFragments() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rememberSoon = () => {
    clearTimeout(timer)
    if (location.hash) timer = setTimeout(remember, STOPPED_AFTER_MS)
  }
  const enter = () => {
    // A new history entry takes this setting from the one before it.
    history.scrollRestoration = location.hash ? 'manual' : 'auto'
    rememberSoon()
  }
  enter()
  window.addEventListener('pushState', enter)
  window.addEventListener('scroll', rememberSoon, { passive: true })
  // A link is followed at once.
  window.addEventListener('click', () => void (location.hash && remember()), { capture: true })
  window.addEventListener('popstate', () => {
    enter()
    if (!location.hash) return
    const { scroll } = stateOf(history)
    if (typeof scroll === 'number') scrollOnceLongEnough(scroll)
    // A link within the page, or a way back to one before its position was remembered.
    else document.getElementById(location.hash.slice(1))?.scrollIntoView()
  })
}

/** Whether the person comes back to a place, which then goes before the part that the address names. */
export const isReturning = () => leftAt !== undefined

/** Goes to the kept place once the page is long enough, unless the person does something before. */
export function restoreScroll() {
  if (leftAt !== undefined) scrollOnceLongEnough(leftAt)
  leftAt = undefined
}

function scrollOnceLongEnough(kept: number) {
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
  const restored = history.scrollRestoration === 'manual' ? 0 : Math.min(kept, lowest())
  return document.readyState === 'complete' && Math.abs(scrollY - restored) > 2
}

function stateOf({ state }: { state: unknown }): { scroll?: unknown } {
  return typeof state === 'object' && state !== null ? state : {}
}
