/** The part of a text outside Unicode's directional isolates, paired as in the bidirectional algorithm. */
export function outsideOfIsolates(text: string): string {
  let depth = 0
  let outside = ''
  for (const character of text) {
    if (/[\u2066-\u2068]/.test(character)) depth += 1
    else if (character === '\u2069') depth = Math.max(0, depth - 1)
    else if (depth === 0) outside += character
  }
  return outside
}
