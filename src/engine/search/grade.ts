import type { SearchedText } from './searched-text'
import type { Term } from './terms'

/** The most that `grade` gives. */
export const BEST_GRADE = 6

/** A shorter word is part of many that have nothing to do with it: "rn" of "learning". */
const MIN_PART_LENGTH = 4

/**
 * How well a term is found in a text; 0 where it is not there. A title says more than a text, the
 * beginning of a word more than its middle, and the word that was asked more than one that says the same.
 */
export function grade(text: SearchedText, { word, stem, synonyms }: Term): number {
  const { title, all } = text
  // Whatever lacks the stem lacks the word, too: most texts are done with after one look.
  if (!all.includes(stem)) return gradeOfOthers(text, synonyms)
  const others = stem === word ? synonyms : [stem, ...synonyms]
  if (stem !== word && !all.includes(word)) return gradeOfOthers(text, others)
  if (startsAWord(title, word)) return BEST_GRADE
  const isPart = word.length >= MIN_PART_LENGTH
  if (isPart && title.includes(word)) return 5
  return Math.max(gradeOfOthers(text, others), startsAWord(all, word) ? 3 : isPart ? 1 : 0)
}

function gradeOfOthers({ title, all }: SearchedText, others: readonly string[]): number {
  let best = 0
  for (const other of others) {
    if (!startsAWord(all, other)) continue
    if (startsAWord(title, other)) return 4
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
