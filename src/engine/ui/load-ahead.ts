import { unloadedParts, type Preloadable } from './lazy-part'

declare global {
  interface Navigator {
    /** What Chromium tells of the line; other browsers tell nothing. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

let isStopped = false
/** The load ahead that is under way. */
let current: Promise<void> = Promise.resolve()

/**
 * Loads every part there is, one after the other while neither the page nor the person does something:
 * first what belongs to the screen that is shown, which made its parts known last. On a line that is slow
 * or dear nothing comes unasked.
 */
export async function loadAhead() {
  if (isLineDear()) return
  const pressesAreOver = watchPresses()
  for (let part = unloadedParts.pop(); part; part = unloadedParts.pop()) {
    if (part.isReady()) continue
    await idle()
    await pressesAreOver()
    if (isStopped) return
    current = preloadQuietly([part])
    await current
  }
}

/**
 * Loads nothing ahead any more, and resolves once nothing is under way: a load that a reload cuts off keeps
 * Chromium from taking up the next version.
 */
export async function stopLoadingAhead() {
  isStopped = true
  await current
}

/** Makes a control ask for what it opens as soon as it is pointed at, touched or reached by the keyboard. */
export function aheadOf(...parts: readonly Preloadable[]) {
  const load = () => void preloadQuietly(parts)
  return { onPointerEnter: load, onFocus: load }
}

/** Loads parts ahead. A load that fails is made again when the part is drawn, which says so. */
export async function preloadQuietly(parts: readonly Preloadable[]) {
  await Promise.allSettled(parts.map(({ preload }) => preload()))
}

/** Resolves once the browser has nothing else to do; Safari does not tell. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve)
  })
}

function isLineDear(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  return saveData || effectiveType.endsWith('2g')
}

/** How long after a press what it asked for may still be on its way to the screen, in milliseconds. */
const STILL_DRAWING_MS = 500

/** Notes the presses of keys and pointers from now on. Hands back what resolves once the last is a while ago. */
function watchPresses(): () => Promise<void> {
  let last = -STILL_DRAWING_MS
  const note = () => void (last = performance.now())
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, { capture: true })
  const left = () => last + STILL_DRAWING_MS - performance.now()
  return async () => {
    for (let wait = left(); wait > 0; wait = left())
      await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
