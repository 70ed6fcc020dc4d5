import { normalizeText } from '../normalize-text'

/** Text as the search over everything compares it: normalized, and "1,000" as "1000". */
export function normalize(text: string): string {
  return normalizeText(text).replace(/,(?=\d{3}(?!\d))/g, '')
}
