import { loadsEnded, unloadedParts, type Preloadable } from './lazy-part'

declare global {
  interface Navigator {
    /** The Network Information API. Only Chromium has it. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

let isStopped = false

/**
 * Preloads all parts one by one while the browser is idle and the user does not press anything. The parts of the
 * current screen load first, because they were defined last. Does nothing with data saver on or on a 2G connection.
 */
export async function preloadWhenIdle() {
  if (savesData()) return
  const pressesAreOver = watchPresses()
  for (let part = unloadedParts.pop(); part; part = unloadedParts.pop()) {
    if (part.isReady()) continue
    await idle()
    await pressesAreOver()
    if (isStopped) return
    await preloadQuietly([part])
  }
}

/**
 * Stops preloading. Resolves once the loads in progress have ended, because a load that a reload interrupts can keep
 * Chromium on the old version of the app.
 */
export async function stopPreloading() {
  isStopped = true
  await loadsEnded()
}

/** Props for a control that preload the parts it opens when a pointer enters it or it gets the focus. */
export function preloadProps(...parts: readonly Preloadable[]) {
  const load = () => {
    if (!isStopped) void preloadQuietly(parts)
  }
  return { onPointerEnter: load, onFocus: load }
}

/** Preloads parts and ignores failures. A part that failed loads again, and reports its error, when it is rendered. */
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

/** How long the screen may keep changing after a press, in milliseconds. */
const STILL_DRAWING_MS = 500

/** Watches key and pointer presses. @returns a function that resolves `STILL_DRAWING_MS` after the last press */
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
