/** What of a text stands outside of Unicode's directional isolates, as its bidirectional algorithm pairs them. */
export function outsideOfIsolates(text: string): string {
  let depth = 0
  let outside = ''
  for (const letter of text) {
    if (/[\u2066-\u2068]/.test(letter)) depth += 1
    else if (letter === '\u2069') depth = Math.max(0, depth - 1)
    else if (depth === 0) outside += letter
  }
  return outside
}
