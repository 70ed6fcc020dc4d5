/**
 * The elements of a JSON array as the exact pieces of text they were written in.
 * Parsing and writing a value again would change some of it (long numbers, repeated keys), and what
 * could not be read is to be kept to the byte. The text must be valid JSON whose value is an array.
 */
export function splitJsonArray(text: string): string[] {
  const pieces: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (character === '"') at = endOfString(text, at)
    else if (character === '[' || character === '{') {
      depth++
      if (depth === 1) start = at + 1
    } else if (character === ']' || character === '}') {
      depth--
      if (depth === 0) pieces.push(text.slice(start, at))
    } else if (character === ',' && depth === 1) {
      pieces.push(text.slice(start, at))
      start = at + 1
    }
  }
  const trimmed = pieces.map((piece) => piece.trim())
  return trimmed.length === 1 && trimmed[0] === '' ? [] : trimmed
}

/** The position of the quote that closes the string opened at `open`. */
function endOfString(text: string, open: number): number {
  let at = open + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
