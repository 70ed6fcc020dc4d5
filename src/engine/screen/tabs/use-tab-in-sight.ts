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
 * Keeps the open tab visible in a bar that is wider than the screen, after as many other tabs as fit completely. Only
 * the bar scrolls: `scrollIntoView` would scroll the page too.
 * @returns the ref of the bar
 */
export function useTabInSight(index: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  // The first tab is visible at first. Measuring the bar at that time would delay the first paint.
  const inSight = useRef(0)
  useEffect(() => {
    if (inSight.current === index) return
    inSight.current = index
    if (ref.current) bringIntoSight(ref.current, index)
  }, [index])
  // A count in a label may grow, and so may the font size.
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
  // Space after the last tab, so that the first visible one can be at the start of the bar.
  const beyond = bar.clientWidth - (endOf(tabs) - first.offsetLeft)
  bar.style.setProperty('--beyond', `${Math.max(0, beyond)}px`)
  bar.scrollLeft = first.offsetLeft
}
