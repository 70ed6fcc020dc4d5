import { typedEdit } from '@/engine/ui/typed-edit'

/** Whether a key press opens the search: Ctrl K or ⌘ K. */
export function isSearchKey({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k'
}

let typed: string | undefined

function onKeyDown(event: KeyboardEvent) {
  const edit = typedEdit(event)
  if (isSearchKey(event)) typed ??= ''
  else if (typed !== undefined && edit) typed = edit(typed)
  else {
    if (event.key === 'Escape' || event.key === 'Tab') typed = undefined
    return
  }
  // Browsers use the search key for their own search, and scroll when a space is typed.
  event.preventDefault()
}

/** Listens for the search key, and for the text typed after it, while the code of the app is loading. */
export const listenForEarlySearch = () => document.addEventListener('keydown', onKeyDown)

/** The text typed after the search key, before the search could open; undefined if the key was not pressed. */
export const earlySearchText = () => typed

/** Stops listening. Called when `SearchButton` starts to listen for the key itself. */
export function endEarlySearch() {
  document.removeEventListener('keydown', onKeyDown)
  typed = undefined
}
