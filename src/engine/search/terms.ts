import { normalize } from './normalize'
import { stem } from './stem'

/** What people call something, and what the texts call it. */
export interface Synonym {
  /** Words and phrases of a question. */
  asked: readonly string[]
  /** Words and phrases that are looked for besides. */
  written: readonly string[]
}

/** A word of a question. */
export interface Term {
  /** As it was asked; looked for anywhere in a text. */
  word: string
  /** What it begins with in its other forms; looked for where a word begins. */
  stem: string
  /** What else says the same; looked for where a word begins. */
  synonyms: readonly string[]
}

/** Words that a question is held together by. They are looked for only where it has no other. */
const FILLERS = new Set(
  'a an and any are at be can do does for from get have how i if in is me my of on or our should that the there this to we what when where which who will with you your'.split(
    ' ',
  ),
)
/** Longer questions are not typed but pasted. */
export const MAX_TERMS = 12

/** The words of a question, as texts are compared: "Nurses?" → "nurses". */
export function wordsOf(question: string): readonly string[] {
  return normalize(question)
    .split(/\s+/)
    .map((word) => word.replace(/^["'“‘(¿¡$]+|["'”’).,;:!?]+$/g, ''))
    .filter(Boolean)
}

/** What a question looks for: each of its words, with what else says the same. */
export function termsOf(words: readonly string[], synonyms: readonly Synonym[]): readonly Term[] {
  const telling = words.filter((word) => !FILLERS.has(word))
  const question = words.join(' ')
  const known = synonyms.flatMap(({ asked, written }) =>
    asked.filter((phrase) => holds(question, phrase)).map((phrase) => ({ phrase, written })),
  )
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MAX_TERMS).map((word) => ({
    word,
    stem: stem(word),
    synonyms: known.filter(({ phrase }) => holds(phrase, word)).flatMap(({ written }) => written),
  }))
}

/** Whether the words of a phrase follow each other in a text. */
function holds(text: string, phrase: string): boolean {
  return ` ${text} `.includes(` ${phrase} `)
}
