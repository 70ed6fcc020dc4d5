import { unloadedParts, type Preloadable } from './lazy-part'

declare global {
  interface Navigator {
    /** The network information of Chromium. Other browsers have none. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

let isStopped = false
/** The preload in progress. */
let current: Promise<void> = Promise.resolve()

/**
 * Preloads all parts one by one while the page and the person are idle. The parts of the current screen come first,
 * because they were defined last. Does nothing on a slow or metered connection.
 */
export async function loadAhead() {
  if (savesData()) return
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
 * Stops preloading. Resolves once the current preload has ended: a load that a reload cuts off can keep Chromium on
 * the old version of the app.
 */
export async function stopLoadingAhead() {
  isStopped = true
  await current
}

/** Props for a control: what it opens preloads when the control is pointed at, touched or focused. */
export function aheadOf(...parts: readonly Preloadable[]) {
  const load = () => void preloadQuietly(parts)
  return { onPointerEnter: load, onFocus: load }
}

/** Preloads parts and ignores failures: a part loads again when it is rendered, and reports it then. */
export async function preloadQuietly(parts: readonly Preloadable[]) {
  await Promise.allSettled(parts.map(({ preload }) => preload()))
}

/** Resolves when the browser is idle; in Safari, which has no idle callback, in the next task. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve)
  })
}

function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  return saveData || effectiveType.endsWith('2g')
}

/** How long the screen may still be changing after a press, in milliseconds. */
const STILL_DRAWING_MS = 500

/** Watches key and pointer presses. @returns a function that resolves when the last press is long enough ago */
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
