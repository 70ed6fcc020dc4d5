import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus when a button inside a tab opens another tab, or a page of it, and leaves with its own:
 * the title of the page takes it, or the new tab's panel.
 * @param shown names what the panel shows
 * @returns the ref of the open panel.
 */
export function usePanelFocus(shown: string): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement !== document.body) return
    const title = panel.current?.querySelector<HTMLElement>('[data-page-title]')
    const target = title ?? panel.current
    target?.focus()
  }, [shown])
  return panel
}
