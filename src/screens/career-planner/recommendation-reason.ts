import { RECOMMENDED_MAX, type Recommendation } from './recommend'

/** Which answers counted: "Matched 2 of your 4 answers: “…” and “…”." @param total answers in all */
export function countedLine({ answers }: Pick<Recommendation, 'answers'>, total: number): string {
  const quoted = answers.map((label) => `“${label}”`)
  return `Matched ${answers.length} of your ${total} answers: ${joined(quoted)}.`
}

/** Which categories are left out though they matched as many answers as the last one; blank if there was no tie. */
export function tieLine(recommended: readonly Recommendation[]): string {
  const last = recommended.at(-1)
  if (!last || last.tiedOut.length === 0) return ''
  return `${joined(last.tiedOut)} matched as many answers as ${last.category}. We show only ${RECOMMENDED_MAX} categories.`
}

/** "a, b, and c". Created on demand, because the first use of `Intl` takes 0.1 s on a phone. */
const joined = (items: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(items)
