/** A bracket or a comma of a JSON text, outside its strings. */
interface JsonToken {
  character: '{' | '[' | '}' | ']' | ','
  /** Its position in the text. */
  at: number
  /** Its nesting depth: 1 for the outermost brackets and the commas in them. Below 1 only in invalid JSON. */
  depth: number
}

/**
 * Visits the brackets and commas of a JSON text without building its values. Also scans a text that is not valid JSON.
 * @param visit ends the scan if it returns `false`
 */
export function scanJson(text: string, visit: (token: JsonToken) => boolean | void) {
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

/** The position of the quote that closes the string opened at `open`, or past the end of the text if none does. */
function endOfString(text: string, open: number): number {
  let at = open + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
