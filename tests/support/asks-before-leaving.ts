/** Whether the browser would ask before it closes the page. */
export function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}
