/** Focuses the page's title after the element that had the focus was removed. */
export const focusTitle = (options?: FocusOptions) =>
  document.querySelector<HTMLElement>('main h1')?.focus(options)
