import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus when a button inside a tab opens another tab and leaves with its own: the new
 * tab's panel takes it.
 * @returns the ref of the element around the panels.
 */
export function usePanelFocus(index: number): RefObject<HTMLDivElement | null> {
  const panels = useRef<HTMLDivElement>(null)
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    // Two frames: Headless UI changes the panel after the index.
    requestAnimationFrame(() => requestAnimationFrame(() => focusIfLost(panels.current)))
  }, [index])
  return panels
}

function focusIfLost(panels: HTMLElement | null) {
  if (document.activeElement !== document.body) return
  panels?.querySelector<HTMLElement>('[role=tabpanel]:not([aria-hidden=true])')?.focus()
}
