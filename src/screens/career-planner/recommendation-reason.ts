import type { Recommendation } from './recommend'

/** Which answers counted: "Matched 2 of your 4 answers: “…” and “…”." @param total answers in all */
export function countedLine({ answers }: Pick<Recommendation, 'answers'>, total: number): string {
  const quoted = answers.map((label) => `“${label}”`)
  return `Matched ${answers.length} of your ${total} answers: ${joined(quoted)}.`
}

/** Which categories it won against only by coming first; blank where no tie decided. */
export function tieLine({ tiedOut }: Pick<Recommendation, 'tiedOut'>): string {
  if (tiedOut.length === 0) return ''
  return `${joined(tiedOut)} tied; the category listed first won.`
}

/** "a, b, and c". Made when it is needed: the first use of `Intl` takes a phone a tenth of a second. */
const joined = (items: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(items)
