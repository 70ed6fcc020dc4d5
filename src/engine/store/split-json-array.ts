import { scanJson } from './scan-json'

/**
 * Splits the text of a JSON array into the exact texts of its elements. Parsing and serializing an element would
 * change long numbers and repeated keys, but unreadable elements are kept byte for byte. The text must be valid JSON
 * whose value is an array.
 */
export function splitJsonArray(text: string): string[] {
  const pieces: string[] = []
  let start = 0
  scanJson(text, ({ character, at, depth }) => {
    if (depth > 1) return
    if (character !== '[') pieces.push(text.slice(start, at).trim())
    start = at + 1
  })
  return pieces.length === 1 && pieces[0] === '' ? [] : pieces
}
