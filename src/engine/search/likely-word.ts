import { distance } from 'fastest-levenshtein'

/** A shorter word is too close to others: "wifi" and "wife". */
const MIN_LENGTH = 5
/** A word of at least this length may have two errors. */
const LONG_WORD = 8
/** The distance of a word with swapped letters: more than one wrong letter, less than two. */
const SWAPPED = 1.5

/**
 * The known word that a mistyped word most likely means. It begins with the same letter and differs by one letter (in
 * a long word by two) or by two swapped letters. Of several such words it is the closest; in a tie, the first.
 */
export function likelyWord(mistyped: string, known: Iterable<string>): string | undefined {
  if (mistyped.length < MIN_LENGTH || !/^\p{L}+$/u.test(mistyped)) return undefined
  let likely: string | undefined
  let fewest = mistyped.length < LONG_WORD ? SWAPPED : 2
  for (const word of known) {
    if (word[0] !== mistyped[0] || Math.abs(word.length - mistyped.length) > fewest) continue
    const errors = errorsBetween(mistyped, word)
    // The first candidate may be exactly at the limit; a later one must be closer than the best so far.
    if (likely === undefined ? errors <= fewest : errors < fewest) {
      likely = word
      fewest = errors
    }
  }
  return likely
}

/** The first known word that becomes the typed one if a letter after the first is left out. */
export function wordWithMissingLetter(typed: string, known: Iterable<string>): string | undefined {
  if (typed.length < MIN_LENGTH) return undefined
  const isOneLonger = (word: string) =>
    word[0] === typed[0] && word.length === typed.length + 1 && distance(typed, word) === 1
  return [...known].find(isOneLonger)
}

/** The edit distance of two words. Two swapped letters count as one slip of the fingers (`SWAPPED`). */
function errorsBetween(one: string, other: string): number {
  const letters = distance(one, other)
  return letters === 2 && sorted(one) === sorted(other) ? SWAPPED : letters
}

const sorted = (word: string) => [...word].toSorted().join('')
