/** Text as a search compares it: without case and accents, so that "jose" finds "José". */
export function fold(text: string): string {
  // Taking letters apart is slow, and most texts have none with an accent.
  const plain = isAscii.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.toLowerCase()
}

const isAscii = /^\p{ASCII}*$/u
