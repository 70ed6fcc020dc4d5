/** Runs in a page. Says what lies over the middle of the element that has the focus; blank where nothing does. */
export function whatCoversFocus(): string {
  const { activeElement: element, body } = document
  if (!element || element === body) return 'Nothing has the focus'
  const { left, top, width, height } = element.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  const isSeen = found && (element.contains(found) || found.contains(element))
  return isSeen ? '' : `${element.textContent} lies under ${found?.textContent ?? 'the edge'}`
}
