import { typedCharacter } from '@/engine/ui/typed-character'

/** Whether a key asks for the search: Ctrl or ⌘ with K. */
export function isSearchKey({ ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k'
}

let question: string | undefined

function note(event: KeyboardEvent) {
  const character = typedCharacter(event)
  if (isSearchKey(event)) question ??= ''
  else if (question !== undefined && character) question += character
  else {
    if (event.key === 'Escape' || event.key === 'Tab') question = undefined
    return
  }
  // A browser has a search of its own on the search key, and scrolls on a space.
  event.preventDefault()
}

/** Listens for the search key, and for what is typed after it, while the code of the app loads. */
export const hearEarlySearch = () => document.addEventListener('keydown', note)

/** What was typed since the search key was pressed, before the search could open. Undefined: it was not pressed. */
export const earlyQuestion = () => question

/** Called by the search once it listens for the key itself. */
export function endEarlySearch() {
  document.removeEventListener('keydown', note)
  question = undefined
}
