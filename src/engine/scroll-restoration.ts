/** How long a page must keep its height before it counts as complete, in milliseconds. */
const STILL_AFTER_MS = 3_000

/** How long after the last scroll event the user counts as having stopped, in milliseconds. */
const STOPPED_AFTER_MS = 100

/** The scroll position at which this document was last left; undefined if it was opened for the first time. */
let leftAt: number | undefined

/**
 * Keeps the scroll position of a page in its history entry. A browser that reloads a page or a discarded tab restores
 * the position before the content is rendered, when the page is still too short. Call it once, when the code is loaded.
 */
export function rememberScroll() {
  const { scroll: kept, ...state } = stateOf(history)
  if (typeof kept === 'number') {
    leftAt = hasMoved(kept) ? undefined : kept
    history.replaceState(state, '')
    // The position is of this page, not of one that is opened before it is restored.
    for (const event of ['popstate', 'pushState']) {
      window.addEventListener(event, () => (leftAt = undefined), { once: true })
    }
  }
  // A reload hides the page too, but by then the history can no longer be changed. Phones discard hidden tabs.
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
  // A tab or a filter replaces the URL, without its fragment.
  window.addEventListener('replaceState', enter)
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

/** Whether a scroll position is about to be restored. It takes precedence over the fragment of the URL. */
export const isReturning = () => leftAt !== undefined

/** Restores the scroll position once the page is long enough, unless the user presses a key or scrolls before. */
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
    // The page may be shorter than before, for example with its sections collapsed.
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

/** Whether the user has scrolled since the browser restored the position as far as the page was long enough. */
function hasMoved(kept: number): boolean {
  const restored = history.scrollRestoration === 'manual' ? 0 : Math.min(kept, lowest())
  return document.readyState === 'complete' && Math.abs(scrollY - restored) > 2
}

function stateOf({ state }: { state: unknown }): { scroll?: unknown } {
  return typeof state === 'object' && state !== null ? state : {}
}
