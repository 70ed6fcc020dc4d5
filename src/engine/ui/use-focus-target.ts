import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { afterFrames, FRAMES_TO_RESTORE_FOCUS } from './after-frames'

interface FocusRequest {
  id: string | undefined
  /** Whether the user has pressed or typed since. The first call ends the watch. */
  hasMovedOn: () => boolean
}

/** Controls that keep the focus: the user may be typing into one by the time a slow save ends. */
const FIELD = 'input:not([type=checkbox], [type=radio]), select, textarea'

/**
 * Moves the focus after the element that had it was removed: to the element in the scope with this `data-focus-id`,
 * else to the one with `data-focus-fallback`. Leaves the focus where it is if the user has moved on by then,
 * or is in a field.
 */
export function useFocusTarget<Scope extends HTMLElement = HTMLElement>(): [
  scope: RefObject<Scope | null>,
  request: (id: string | undefined) => void,
] {
  const scope = useRef<Scope>(null)
  // Set after the change that it belongs to, so that its effect runs once both are rendered.
  const [wanted, setWanted] = useState<FocusRequest>()
  useEffect(() => {
    if (!wanted) return
    afterFrames(FRAMES_TO_RESTORE_FOCUS, () => {
      const focused = document.activeElement
      if (focused?.matches(FIELD) || (wanted.hasMovedOn() && focused !== document.body)) return
      const marked = scope.current?.querySelectorAll<HTMLElement>('[data-focus-id]') ?? []
      const found = [...marked].find(({ dataset }) => dataset.focusId === wanted.id)
      const target = found || scope.current?.querySelector('[data-focus-fallback]')
      if (target instanceof HTMLElement) target.focus()
    })
  }, [wanted])
  const request = useCallback(
    (id: string | undefined) => setWanted({ id, hasMovedOn: watchForInput() }),
    [],
  )
  return [scope, request]
}

/** Watches for a pointer or key press, until the first one or the first call of the returned function. */
function watchForInput(): () => boolean {
  const watch = new AbortController()
  let seen = false
  const note = () => {
    seen = true
    watch.abort()
  }
  for (const kind of ['pointerdown', 'keydown'])
    document.addEventListener(kind, note, { capture: true, signal: watch.signal })
  return () => {
    watch.abort()
    return seen
  }
}
