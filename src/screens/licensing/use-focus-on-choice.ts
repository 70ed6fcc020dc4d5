import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus when `chosen` changes: to the element in the scope whose `data-focus-id` is the new value or, if it
 * is cleared, the previous value.
 */
export function useFocusOnChoice<Scope extends HTMLElement>(
  chosen: string | undefined,
): RefObject<Scope | null> {
  const scope = useRef<Scope>(null)
  const last = useRef(chosen)
  useEffect(() => {
    const id = chosen ?? last.current
    const hasChanged = chosen !== last.current
    last.current = chosen
    if (!hasChanged || id === undefined) return
    const target = scope.current?.querySelector<HTMLElement>(`[data-focus-id="${CSS.escape(id)}"]`)
    target?.focus({ preventScroll: true })
    // Only as far as needed: `focus` alone would bring it to the middle of the window.
    target?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return scope
}
