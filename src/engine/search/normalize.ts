import { fold } from '../fold'

/** Text as the search over everything compares it: folded, and "1,000" as "1000". */
export function normalize(text: string): string {
  return fold(text).replace(/,(?=\d{3}(?!\d))/g, '')
}
