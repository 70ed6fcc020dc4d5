/** The width at the end of a bar that is too narrow, reserved for the number of hidden tabs. Same as in `base.css`. */
const RESERVED_REM = 3
/** Browsers round the width of text. */
const TOLERANCE_PX = 2

/** The tabs of a bar. */
export function tabsIn(bar: HTMLElement): readonly HTMLElement[] {
  return Array.from(bar.children).filter((child) => child instanceof HTMLElement)
}

/** The distance from the start of the bar to the end of the last tab. */
export function endOf(tabs: readonly HTMLElement[]): number {
  const last = tabs.at(-1)
  return last ? last.offsetLeft + last.offsetWidth : 0
}

export function isTooNarrow(bar: HTMLElement): boolean {
  return endOf(tabsIn(bar)) > bar.clientWidth + TOLERANCE_PX
}

/** The width of a bar that shows tabs: all of it if they fit. */
export function visibleWidth(bar: HTMLElement): number {
  return isTooNarrow(bar) ? bar.clientWidth - RESERVED_REM * pixelsPerRem() : bar.clientWidth
}

/** The user may have set a larger font size. */
function pixelsPerRem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** The tabs that the bar does not show in full. A tab at the start of the bar counts as shown, even if it is wider. */
export function tabsOutOfSight(bar: HTMLElement): readonly HTMLElement[] {
  const start = bar.scrollLeft - TOLERANCE_PX
  const end = bar.scrollLeft + visibleWidth(bar) + TOLERANCE_PX
  return tabsIn(bar).filter(({ offsetLeft, offsetWidth }) => {
    const isFirst = Math.abs(offsetLeft - bar.scrollLeft) <= TOLERANCE_PX
    return offsetLeft < start || (offsetLeft + offsetWidth > end && !isFirst)
  })
}

/** Observes only border boxes, because callbacks change the padding of the bar, which would call them again at once. */
export function observeBoxes(observer: ResizeObserver, elements: readonly HTMLElement[]) {
  for (const element of elements) observer.observe(element, { box: 'border-box' })
}
