import { scanJson } from './scan-json'

/**
 * The elements of a JSON array as the exact pieces of text they were written in.
 * Parsing and writing a value again would change some of it (long numbers, repeated keys), and what
 * could not be read is to be kept to the byte. The text must be valid JSON whose value is an array.
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
