import { distance } from 'fastest-levenshtein'

/** A shorter word is near to too many others: "wifi" and "wife". */
const MIN_LENGTH = 5
/** From so many letters on a word may have two errors. */
const LONG_WORD = 8
/** More than a wrong letter, less than two of them. */
const SWAPPED = 1.5

/**
 * The word that was meant by a mistyped one. It begins with the same letter, and differs by one letter, a
 * long one by two, or by the order of its letters. Of several it is the nearest, and of these the first.
 */
export function likelyWord(mistyped: string, known: Iterable<string>): string | undefined {
  if (mistyped.length < MIN_LENGTH || !/^\p{L}+$/u.test(mistyped)) return undefined
  let likely: string | undefined
  let fewest = mistyped.length < LONG_WORD ? SWAPPED : 2
  for (const word of known) {
    if (word[0] !== mistyped[0] || Math.abs(word.length - mistyped.length) > fewest) continue
    const errors = errorsBetween(mistyped, word)
    // As near as allowed is enough for the first one.
    if (likely === undefined ? errors <= fewest : errors < fewest) {
      likely = word
      fewest = errors
    }
  }
  return likely
}

/** How many letters are too many, missing or others. Two that changed their places are a slip of the fingers. */
function errorsBetween(one: string, other: string): number {
  const letters = distance(one, other)
  return letters === 2 && sorted(one) === sorted(other) ? SWAPPED : letters
}

const sorted = (word: string) => [...word].toSorted().join('')
