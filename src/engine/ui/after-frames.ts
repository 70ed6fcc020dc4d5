/** By then a closing dialog has restored the focus. */
export const FRAMES_TO_RESTORE_FOCUS = 2

/** Calls the action after this many animation frames, such as to move the focus after others have moved it. */
export function afterFrames(count: number, action: () => void) {
  if (count === 0) action()
  else requestAnimationFrame(() => afterFrames(count - 1, action))
}
