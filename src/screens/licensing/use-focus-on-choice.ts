import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus with what was chosen: when a choice opens, it goes to the element in the scope with
 * `data-focus-id` of that choice, and when it closes, to the element that has this id by then.
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
