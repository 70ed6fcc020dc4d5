import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the open tab in the middle of a bar that is wider than the screen, with its neighbors in
 * sight. Only the bar scrolls: `scrollIntoView` would move the page too.
 * @returns the ref of the bar.
 */
export function useTabInSight(index: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  // A bar begins with its first tab in sight; to measure it then would hold up the first paint.
  const inSight = useRef(0)
  useEffect(() => {
    if (inSight.current === index) return
    inSight.current = index
    const bar = ref.current
    const tab = bar?.children[index]
    if (!bar || !(tab instanceof HTMLElement)) return
    bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
  }, [index])
  return ref
}
