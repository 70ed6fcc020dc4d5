import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus when a button inside a tab opens another tab and leaves with its own: the new
 * tab's panel takes it.
 * @returns the ref of the open panel.
 */
export function usePanelFocus(index: number): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    if (document.activeElement === document.body) panel.current?.focus()
  }, [index])
  return panel
}
