/** Text as a search compares it: without case and accents, so that "jose" finds "José". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
