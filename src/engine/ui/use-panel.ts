import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * The state of a panel that a button opens. It closes on Escape, on a press outside and when the focus leaves it.
 * @returns `box` for the element around button and panel, `button` for the button, and `close`, which focuses the
 * button; Escape does the same
 */
export function usePanel() {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setIsOpen(false)
    button.current?.focus()
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') close()
      },
      { signal },
    )
    // An open panel would cover the focused element.
    for (const event of ['pointerdown', 'focusin']) {
      document.addEventListener(
        event,
        ({ target }) => {
          const isInside = target instanceof Node && box.current?.contains(target)
          if (!isInside) setIsOpen(false)
        },
        { signal },
      )
    }
    return () => stop.abort()
  }, [isOpen, close])

  return { isOpen, setIsOpen, close, box, button }
}
