/**
 * What a key press does to a text field, for one that is still loading: a function from its text to the next text.
 * Enter changes nothing, but must not press what has the focus meanwhile. Undefined for other keys and for shortcuts.
 */
export function typedEdit({
  key,
  ctrlKey,
  metaKey,
}: KeyboardEvent): ((text: string) => string) | undefined {
  if (ctrlKey || metaKey) return undefined
  if (key === 'Enter') return (text) => text
  if (key === 'Backspace') return (text) => [...text].slice(0, -1).join('')
  return key.length === 1 ? (text) => text + key : undefined
}
