/**
 * The Flesch-Kincaid grade of a text: the U.S. school grade whose students read it easily.
 * Source: Kincaid et al., "Derivation of New Readability Formulas", US Navy, 1975:
 * 0.39 × words per sentence + 11.8 × syllables per word − 15.59.
 * Returns undefined for a text without a word.
 */
export function readingGrade(text: string): number | undefined {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’$%.,-]*/gu) ?? []
  if (words.length === 0) return undefined
  const sentences = text.split(/[.!?]+(?=\s|$)/).filter((part) => /\p{L}/u.test(part)).length
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / words.length) - 15.59
}

/** Estimates the syllables of a word from its groups of vowels, as is common for this formula. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const spoken = letters.replace(/(?:[^laeiouy]es|[^laeiouy]e|[^td]ed)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** The middle value of a list; the mean of the middle two when their number is even. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}
