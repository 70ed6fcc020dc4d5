import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus when a button inside a tab opens another tab and leaves with its own: the new
 * tab's panel takes it.
 * @returns the ref of the open panel.
 */
export function usePanelFocus(tab: string | undefined): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(tab)
  useEffect(() => {
    if (shown.current === tab) return
    shown.current = tab
    if (document.activeElement === document.body) panel.current?.focus()
  }, [tab])
  return panel
}
