/**
 * The edit that a key press makes in a text field that is still loading, as a function of its text. Enter edits nothing
 * but counts, so that it does not press the focused button. Undefined for other keys and for shortcuts.
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
