import { useCallback, useRef, type RefObject } from 'react'

/**
 * Sends focus to the next sensible place after what had it is gone: the element in the scope with
 * `data-focus-id` of that id, else the scope's element with `data-focus-fallback`. A person who has
 * gone on to something else by then is not called back.
 */
export function useFocusTarget(): [
  scope: RefObject<HTMLElement | null>,
  request: (id: string | undefined) => void,
] {
  const scope = useRef<HTMLElement>(null)
  const request = useCallback((id: string | undefined) => {
    const hasGoneOn = watchForInput()
    // Two frames: React has drawn the change, and a closing dialog has handed its focus back.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (hasGoneOn() && document.activeElement !== document.body) return
        const marked = scope.current?.querySelectorAll<HTMLElement>('[data-focus-id]') ?? []
        const wanted = [...marked].find(({ dataset }) => dataset.focusId === id)
        const target = wanted || scope.current?.querySelector('[data-focus-fallback]')
        if (target instanceof HTMLElement) target.focus()
      }),
    )
  }, [])
  return [scope, request]
}

/** Watches for a press or a key. @returns asks once whether there was one, which ends the watch. */
function watchForInput(): () => boolean {
  const watch = new AbortController()
  let seen = false
  for (const kind of ['pointerdown', 'keydown'])
    document.addEventListener(kind, () => (seen = true), { capture: true, signal: watch.signal })
  return () => {
    watch.abort()
    return seen
  }
}
