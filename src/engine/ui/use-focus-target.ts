import { useCallback, useRef, type RefObject } from 'react'

/**
 * Sends focus to the next sensible place after what had it is gone: the element in the scope with
 * `data-focus-id` of that id, else the scope's element with `data-focus-fallback`.
 */
export function useFocusTarget(): [
  scope: RefObject<HTMLElement | null>,
  request: (id: string | undefined) => void,
] {
  const scope = useRef<HTMLElement>(null)
  const request = useCallback((id: string | undefined) => {
    // Two frames: React has drawn the change, and a closing dialog has handed its focus back.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const marked = scope.current?.querySelectorAll<HTMLElement>('[data-focus-id]') ?? []
        const wanted = [...marked].find(({ dataset }) => dataset.focusId === id)
        const target = wanted || scope.current?.querySelector('[data-focus-fallback]')
        if (target instanceof HTMLElement) target.focus()
      }),
    )
  }, [])
  return [scope, request]
}
