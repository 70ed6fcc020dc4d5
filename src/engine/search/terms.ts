import { normalize } from './normalize'
import { stem } from './stem'

/** What people call something, and what the texts call it. */
export interface Synonym {
  /** Words and phrases of a question. */
  asked: readonly string[]
  /** Words and phrases that are looked for besides. */
  written: readonly string[]
  /** Whether an urgent group answers it first, whatever else was asked. */
  isUrgent?: boolean | undefined
}

/** A word of a question, or a phrase that has a meaning of its own: "day care" is no care of a day. */
export interface Term {
  /** As it was asked; looked for anywhere in a text, unless it is short. */
  word: string
  /** What it begins with in its other forms; looked for where a word begins. */
  stem: string
  /** What else says the same; looked for where a word begins. */
  synonyms: readonly string[]
}

/** Words that a question is held together by. They are looked for only where it has no other. */
const FILLERS = new Set(
  [
    'a an and as at but by for from if in into of on or so than that the then there these this those to with',
    'i me my mine we us our ours you your yours he him his she her hers they them their theirs',
    'what when where which who whom whose why how',
    'am are be been being is was were do does did done has had have having',
    'can could may might must shall should will would cannot',
    "can't don't doesn't didn't won't isn't i'm i've what's where's we're",
    'use uses used using get gets getting got want wants wanted need needs needed please',
    'any anything everything something stuff thing things some',
    'about again all also because find just many much no not now really still too until very',
  ].flatMap((words) => words.split(' ')),
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

/** Synonyms as `termsOf` looks them up. */
export interface SynonymIndex {
  /** Their phrases of several words, the longest first. */
  phrases: readonly string[]
  /** The synonyms by the stems of what is asked. */
  byStem: ReadonlyMap<string, readonly Synonym[]>
}

/** Sorts and stems synonyms once, so that no question has to. */
export function indexSynonyms(synonyms: readonly Synonym[]): SynonymIndex {
  const phrases = synonyms.flatMap(({ asked }) => asked).filter((phrase) => phrase.includes(' '))
  const byStem = new Map<string, Synonym[]>()
  for (const synonym of synonyms) {
    for (const form of new Set(synonym.asked.map(stem))) {
      byStem.set(form, [...(byStem.get(form) ?? []), synonym])
    }
  }
  return { phrases: phrases.toSorted((one, other) => other.length - one.length), byStem }
}

/** What a question looks for: each of its words and known phrases, with what else says the same. */
export function termsOf(words: readonly string[], synonyms: SynonymIndex): readonly Term[] {
  const parts = partsOf(words, synonyms)
  const telling = parts.filter((part) => !FILLERS.has(part))
  return [...new Set(telling.length > 0 ? telling : parts)].slice(0, MAX_TERMS).map((word) => ({
    word,
    stem: stem(word),
    synonyms: writtenFor(word, synonyms),
  }))
}

/** The words of a question in their order; those of a phrase that a synonym knows are one. */
function partsOf(words: readonly string[], synonyms: SynonymIndex): readonly string[] {
  const question = ` ${words.join(' ')} `
  const phrases = synonyms.phrases.filter((phrase) => question.includes(` ${phrase} `))
  const parts: string[] = []
  for (let at = 0; at < words.length;) {
    const rest = `${words.slice(at).join(' ')} `
    const part = phrases.find((phrase) => rest.startsWith(`${phrase} `)) ?? words[at] ?? ''
    parts.push(part)
    at += part.split(' ').length
  }
  return parts
}

/**
 * What is looked for besides a word of a question. Other forms of a word count too: "laptops" is "laptop". Help comes
 * first only for the very words: "beats" is no "beat me".
 */
function writtenFor(word: string, { byStem }: SynonymIndex): readonly string[] {
  const form = stem(word)
  return (byStem.get(form) ?? [])
    .filter(({ asked, isUrgent }) => (!isUrgent && form !== word) || asked.includes(word))
    .flatMap(({ written }) => written)
}
