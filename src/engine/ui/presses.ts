/** How long after a press what it asked for may still be on its way to the screen, in milliseconds. */
const STILL_DRAWING_MS = 500

/** Notes the presses of keys and pointers from now on. Hands back what resolves once the last is a while ago. */
export function watchPresses(): () => Promise<void> {
  let last = -STILL_DRAWING_MS
  const note = () => void (last = performance.now())
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, note, { capture: true })
  const left = () => last + STILL_DRAWING_MS - performance.now()
  return async () => {
    for (let wait = left(); wait > 0; wait = left())
      await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
