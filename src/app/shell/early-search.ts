/** Whether a key asks for the search: Ctrl or ⌘ with K. */
export function isSearchKey({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k'
}

let isAsked = false

function note(event: KeyboardEvent) {
  if (!isSearchKey(event)) return
  // The browser has a search of its own on this key.
  event.preventDefault()
  isAsked = true
}

/** Hears the key of the search while the code of the app is on its way. */
export const hearEarlySearch = () => document.addEventListener('keydown', note)

/** Whether the search was asked for before it could open. */
export const wasSearchAsked = () => isAsked

/** Called by the search once it hears the key itself. */
export function endEarlySearch() {
  document.removeEventListener('keydown', note)
  isAsked = false
}
