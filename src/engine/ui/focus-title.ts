/** A notice goes, and the focus with it: it continues at the page's title. */
export const focusTitle = () => document.querySelector<HTMLElement>('main h1')?.focus()
