/** Runs in a page. Describes what covers the center of the focused element; blank if nothing does. */
export function whatCoversFocus(): string {
  const { activeElement: element, body } = document
  if (!element || element === body) return 'Nothing has the focus'
  const { left, top, width, height } = element.getBoundingClientRect()
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
  const isVisible = topmost && (element.contains(topmost) || topmost.contains(element))
  return isVisible
    ? ''
    : `${element.textContent} is covered by ${topmost?.textContent ?? 'the edge of the viewport'}`
}
