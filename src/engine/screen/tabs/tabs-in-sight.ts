/** What the end of a bar that is too narrow keeps for how many tabs are out of sight, as in `base.css`. */
const KEPT_REM = 3
/** Browsers round the widths of letters. */
const TOLERANCE_PX = 2

/** The tabs of a bar. */
export function tabsIn(bar: HTMLElement): readonly HTMLElement[] {
  return Array.from(bar.children).filter((child) => child instanceof HTMLElement)
}

/** Where the last tab ends, from the start of the bar. */
export function endOf(tabs: readonly HTMLElement[]): number {
  const last = tabs.at(-1)
  return last ? last.offsetLeft + last.offsetWidth : 0
}

export function isTooNarrow(bar: HTMLElement): boolean {
  return endOf(tabsIn(bar)) > bar.clientWidth + TOLERANCE_PX
}

/** How much of a bar shows tabs: all of it where they fit. */
export function roomOf(bar: HTMLElement): number {
  return isTooNarrow(bar) ? bar.clientWidth - KEPT_REM * pixelsPerRem() : bar.clientWidth
}

/** A person may have larger letters. */
function pixelsPerRem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** The tabs that the bar does not show whole; none while all fit. One that is wider than the bar counts as shown. */
export function tabsOutOfSight(bar: HTMLElement): readonly HTMLElement[] {
  const start = bar.scrollLeft - TOLERANCE_PX
  const end = bar.scrollLeft + roomOf(bar) + TOLERANCE_PX
  return tabsIn(bar).filter(({ offsetLeft, offsetWidth }) => {
    const isFirst = Math.abs(offsetLeft - bar.scrollLeft) <= TOLERANCE_PX
    return offsetLeft < start || (offsetLeft + offsetWidth > end && !isFirst)
  })
}

/** The border boxes alone: a bar that answers a change with room after its last tab would be observed again at once. */
export function observeBoxes(observer: ResizeObserver, elements: readonly HTMLElement[]) {
  for (const element of elements) observer.observe(element, { box: 'border-box' })
}
