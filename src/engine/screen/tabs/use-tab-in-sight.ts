import { useEffect, useRef, type RefObject } from 'react'
import {
  endOf,
  isTooNarrow,
  observeBoxes,
  tabsIn,
  tabsOutOfSight,
  visibleWidth,
} from './tabs-in-sight'

/**
 * Keeps the open tab in sight in a bar that is wider than the screen, after as many others as are seen
 * whole with it. Only the bar scrolls: `scrollIntoView` would move the page too.
 * @returns the ref of the bar.
 */
export function useTabInSight(index: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  // A bar begins with its first tab in sight; to measure it then would hold up the first paint.
  const inSight = useRef(0)
  useEffect(() => {
    if (inSight.current === index) return
    inSight.current = index
    if (ref.current) bringIntoSight(ref.current, index)
  }, [index])
  // A count in the name of a tab grows, and so may the letters.
  useEffect(() => {
    const { current } = ref
    if (!current) return
    const tabs = tabsIn(current)
    const observer = new ResizeObserver(() => {
      if (tabsOutOfSight(current).some((tab) => tab === tabs[index])) {
        bringIntoSight(current, index)
      }
    })
    observeBoxes(observer, [current, ...tabs])
    return () => observer.disconnect()
  }, [index])
  return ref
}

function bringIntoSight(bar: HTMLElement, index: number) {
  const tabs = tabsIn(bar)
  const open = tabs[index]
  if (!open || !isTooNarrow(bar)) return
  const end = open.offsetLeft + open.offsetWidth
  const first = tabs.find(({ offsetLeft }) => end - offsetLeft <= visibleWidth(bar)) ?? open
  // Room after the last tab, so that the first one in sight is at the start of the bar.
  const beyond = bar.clientWidth - (endOf(tabs) - first.offsetLeft)
  bar.style.setProperty('--beyond', `${Math.max(0, beyond)}px`)
  bar.scrollLeft = first.offsetLeft
}
