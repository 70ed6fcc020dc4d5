import { useEffect, useRef, useState, type RefObject } from 'react'

/** The width at the end of a bar that is too narrow, reserved for the number of hidden tabs. Same as in `base.css`. */
const RESERVED_REM = 3
/** Browsers round the width of text. */
const TOLERANCE_PX = 2

/** The tabs of a bar. */
function tabsIn(bar: HTMLElement): readonly HTMLElement[] {
  return Array.from(bar.children).filter((child) => child instanceof HTMLElement)
}

/** The distance from the start of the bar to the end of the last tab. */
function endOf(tabs: readonly HTMLElement[]): number {
  const last = tabs.at(-1)
  return last ? last.offsetLeft + last.offsetWidth : 0
}

function isTooNarrow(bar: HTMLElement): boolean {
  return endOf(tabsIn(bar)) > bar.clientWidth + TOLERANCE_PX
}

/** The width of a bar that shows tabs: all of it if they fit. */
function visibleWidth(bar: HTMLElement): number {
  return isTooNarrow(bar) ? bar.clientWidth - RESERVED_REM * pixelsPerRem() : bar.clientWidth
}

/** The user may have set a larger font size. */
function pixelsPerRem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** The tabs that the bar does not show in full. A tab at the start of the bar counts as shown, even if it is wider. */
function tabsOutOfSight(bar: HTMLElement): readonly HTMLElement[] {
  const start = bar.scrollLeft - TOLERANCE_PX
  const end = bar.scrollLeft + visibleWidth(bar) + TOLERANCE_PX
  return tabsIn(bar).filter(({ offsetLeft, offsetWidth }) => {
    const isFirst = Math.abs(offsetLeft - bar.scrollLeft) <= TOLERANCE_PX
    return offsetLeft < start || (offsetLeft + offsetWidth > end && !isFirst)
  })
}

/** Observes only border boxes, because callbacks change the padding of the bar, which would call them again at once. */
function observeBoxes(observer: ResizeObserver, elements: readonly HTMLElement[]) {
  for (const element of elements) observer.observe(element, { box: 'border-box' })
}

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

/** The positions of the tabs that the bar does not show in full. `base.css` makes them invisible. */
export function useTabsOutOfSight(bar: RefObject<HTMLDivElement | null>): readonly number[] {
  const [hidden, setHidden] = useState<readonly number[]>([])
  useEffect(() => {
    const { current } = bar
    if (!current) return
    const update = () => {
      const out = tabsOutOfSight(current)
      for (const tab of tabsIn(current)) tab.toggleAttribute('data-cut', out.includes(tab))
      const positions = tabsIn(current).flatMap((tab, at) => (out.includes(tab) ? [at] : []))
      setHidden((known) => (String(known) === String(positions) ? known : positions))
    }
    // It also calls back once when it starts, before the page is painted.
    const observer = new ResizeObserver(update)
    observeBoxes(observer, [current, ...tabsIn(current)])
    current.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', update)
    }
  }, [bar])
  return hidden
}
