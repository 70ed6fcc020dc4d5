/** A character of JSON outside its strings that opens, closes or parts something. */
export interface Mark {
  character: '{' | '[' | '}' | ']' | ','
  /** Its position in the text. */
  at: number
  /** How deep it stands: 1 for the brackets of the whole, and for the commas between its parts. */
  depth: number
}

/**
 * Visits the brackets and commas of a JSON text, without building what it holds. Text that is no JSON is
 * visited as far as it goes.
 * @param visit ends the scan by handing back `false`
 */
export function scanJson(text: string, visit: (mark: Mark) => boolean | void) {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') at = endOfString(text, at)
    else if (character === '{' || character === '[') {
      if (visit({ character, at, depth: ++depth }) === false) return
    } else if (character === '}' || character === ']') {
      if (visit({ character, at, depth: depth-- }) === false) return
    } else if (character === ',' && visit({ character, at, depth }) === false) return
  }
}

/** The position of the quote that closes the string opened at `open`. */
function endOfString(text: string, open: number): number {
  let at = open + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
