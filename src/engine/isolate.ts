/**
 * A text that a user typed or imported, for use in a sentence, an announcement or an accessible name.
 * Where it could change the order of the words around it, it is put between Unicode isolates, which keep
 * its direction to itself; any other text comes back as it is. Never for stored values,
 * CSV or calendar files; letters have them in their files too. See docs/decisions/0039-isolated-text.md.
 */
export function isolate(text: string): string {
  // A line break ends isolates, so each line has its own.
  return changesOrder.test(text) ? text.replace(/[^\n\r\x1c-\x1e\x85\u2029]+/g, isolateLine) : text
}

/** A character that sets a direction, or a letter of the blocks that are written from right to left. */
const changesOrder =
  /\p{Bidi_Control}|[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** The line in an isolate of its own, with every isolate in it opened and closed. */
function isolateLine(line: string): string {
  let open = 0
  let closedOnly = 0
  for (const [mark] of line.matchAll(/[\u2066-\u2069]/g)) {
    if (mark !== CLOSE) open += 1
    else if (open > 0) open -= 1
    else closedOnly += 1
  }
  return OPEN.repeat(closedOnly + 1) + line + CLOSE.repeat(open + 1)
}

/** First Strong Isolate: the text inside has the direction of its first letter. */
const OPEN = '\u2068'
/** Pop Directional Isolate. It also ends embeddings and overrides that the text left open. */
const CLOSE = '\u2069'
