import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

interface Wish {
  id: string | undefined
  /** Asks once whether the person has pressed or typed since. */
  hasGoneOn: () => boolean
}

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
  // A state of its own, set after the change that it belongs to: its effect comes when both are drawn.
  const [wish, setWish] = useState<Wish>()
  useEffect(() => {
    if (!wish) return
    // Two frames: a closing dialog has handed its focus back.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (wish.hasGoneOn() && document.activeElement !== document.body) return
        const marked = scope.current?.querySelectorAll<HTMLElement>('[data-focus-id]') ?? []
        const wanted = [...marked].find(({ dataset }) => dataset.focusId === wish.id)
        const target = wanted || scope.current?.querySelector('[data-focus-fallback]')
        if (target instanceof HTMLElement) target.focus()
      }),
    )
  }, [wish])
  const request = useCallback(
    (id: string | undefined) => setWish({ id, hasGoneOn: watchForInput() }),
    [],
  )
  return [scope, request]
}

/** Watches for a press or a key, until there is one or it is asked whether there was. */
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
