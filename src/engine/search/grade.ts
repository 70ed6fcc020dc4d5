import type { SearchedText } from './searched-text'
import type { Term } from './terms'

/** The highest grade. */
export const BEST_GRADE = 6

/** A shorter word occurs inside many unrelated words: "rn" in "learning". */
const MIN_PART_LENGTH = 4

/**
 * How well a text matches a term; 0 if it does not. A match in the title counts more than one in the text, the start of
 * a word more than its middle, and the word itself more than its stem or a synonym.
 */
export function grade(text: SearchedText, { word, stem, synonyms }: Term): number {
  const { title, all } = text
  // A text without the stem does not have the word either, so one check is enough for most texts.
  if (!all.includes(stem)) return gradeOfForms(text, synonyms)
  const others = stem === word ? synonyms : [stem, ...synonyms]
  if (stem !== word && !all.includes(word)) return gradeOfForms(text, others)
  if (startsAWord(title, word)) return BEST_GRADE
  const isPart = word.length >= MIN_PART_LENGTH
  if (isPart && title.includes(word)) return 5
  return Math.max(gradeOfForms(text, others), startsAWord(all, word) ? 3 : isPart ? 1 : 0)
}

/** The grade of the best match among the stem and the synonyms of a term. */
function gradeOfForms({ title, all }: SearchedText, forms: readonly string[]): number {
  let best = 0
  for (const form of forms) {
    if (!startsAWord(all, form)) continue
    if (startsAWord(title, form)) return 4
    best = 2
  }
  return best
}

function startsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  }
  return false
}
