import { normalizeText } from '../normalize-text'

/** Normalizes a text for search. "1,000" becomes "1000". */
export function normalize(text: string): string {
  return normalizeText(text).replace(/,(?=\d{3}(?!\d))/g, '')
}
