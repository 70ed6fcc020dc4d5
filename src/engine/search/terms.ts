import { normalize } from './normalize'
import { stem } from './stem'

/** The words that users type for something, and the words that the texts use for it. */
export interface Synonym {
  /** Words and phrases in a question. */
  asked: readonly string[]
  /** Phrases that count only at the end of a question: "I give up", but not "give up my lease". */
  askedAtEnd?: readonly string[] | undefined
  /** Words and phrases that are searched in addition. */
  written: readonly string[]
  /** Whether results of an urgent group come first, whatever else the question contains. */
  isUrgent?: boolean | undefined
}

/** A word of a question, or a phrase that a synonym lists, such as "day care". */
export interface Term {
  /** The word or phrase as typed. Matches anywhere in a text; a short one only at the start of a word. */
  word: string
  /** The beginning that its other forms share. Matches at the start of a word. */
  stem: string
  /** Words and phrases with the same meaning. They match at the start of a word. */
  synonyms: readonly string[]
}

/** Contractions that are no other word without the apostrophe. */
const CONTRACTIONS = [
  "can't don't doesn't didn't won't isn't aren't wasn't weren't hasn't haven't hadn't",
  "couldn't wouldn't shouldn't i'm i've we've you're you've you'll you'd they're they've they'll",
  "he's she's that's there's what's where's who's how's when's why's",
].flatMap((words) => words.split(' '))

/** Common words that are searched only if a question has no others. */
const STOP_WORDS = new Set(
  [
    'a an and as at but by for from if in into of on or so than that the then there these this those to with',
    'i me my mine we us our ours you your yours he him his she her hers they them their theirs',
    'what when where which who whom whose why how',
    'am are be been being is was were do does did done has had have having',
    'can could may might must shall should will would cannot',
    "i'd i'll it's we're we'd we'll he'll she'd she'll",
    'use uses used using get gets getting got want wants wanted need needs needed please',
    'try tries tried trying',
    'any anything everything something stuff thing things some',
    'about again all also because find just many much no not now really still too until very',
    ...CONTRACTIONS,
  ].flatMap((words) => words.split(' ')),
)
/** The contractions, by how people type them without the apostrophe. */
const withApostrophe = new Map(CONTRACTIONS.map((word) => [word.replace("'", ''), word]))

/** Whether a word is searched only if a question has no others. It is never taken for a typo. */
export const isFiller = (word: string): boolean => STOP_WORDS.has(word)

/** The normalized words of a question: "Nurses?" → "nurses", "cant" → "can't". */
export function wordsOf(question: string): readonly string[] {
  return normalize(question)
    .split(/\s+/)
    .map((word) => word.replace(/^["'“‘(¿¡$]+|["'”’).,;:!?]+$/g, ''))
    .filter(Boolean)
    .map((word) => withApostrophe.get(word) ?? word)
}

/** Synonyms as `termsOf` looks them up. */
interface SynonymIndex {
  /** The phrases of several words, the longest first. */
  phrases: readonly string[]
  /** The phrases that must end the question. */
  endings: ReadonlySet<string>
  /** The synonyms by the stems of their words and phrases. */
  byStem: ReadonlyMap<string, readonly Synonym[]>
}

/** Sorts and stems synonyms once instead of for every question. */
export function indexSynonyms(synonyms: readonly Synonym[]): SynonymIndex {
  const phrases = synonyms.flatMap(allAsked).filter((phrase) => phrase.includes(' '))
  const endings = new Set(synonyms.flatMap(({ askedAtEnd = [] }) => askedAtEnd))
  const byStem = new Map<string, Synonym[]>()
  for (const synonym of synonyms) {
    for (const form of new Set(allAsked(synonym).map(stem))) {
      byStem.set(form, [...(byStem.get(form) ?? []), synonym])
    }
  }
  return { phrases: phrases.toSorted((one, other) => other.length - one.length), endings, byStem }
}

const allAsked = ({ asked, askedAtEnd = [] }: Synonym): readonly string[] => [
  ...asked,
  ...askedAtEnd,
]

/** The terms to search for: the words and known phrases of a question, with their synonyms. */
export function termsOf(words: readonly string[], synonyms: SynonymIndex): readonly Term[] {
  const parts = partsOf(words, synonyms)
  const contentWords = parts.filter((part) => !isFiller(part))
  const searched = contentWords.length > 0 ? contentWords : parts
  return [...new Set(searched)].map((word) => ({
    word,
    stem: stem(word),
    synonyms: writtenFor(word, synonyms),
  }))
}

/** Splits a question into its words, in order. A phrase that a synonym lists stays in one part. */
function partsOf(words: readonly string[], synonyms: SynonymIndex): readonly string[] {
  const question = ` ${words.join(' ')} `
  const phrases = synonyms.phrases.filter((phrase) =>
    synonyms.endings.has(phrase)
      ? question.endsWith(` ${phrase} `)
      : question.includes(` ${phrase} `),
  )
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
 * What to search for in addition to a word of a question. Other forms of a word count, too: "laptops" finds the
 * synonyms of "laptop". An urgent synonym needs the exact words: "beats" is not "beat me".
 */
function writtenFor(word: string, { byStem }: SynonymIndex): readonly string[] {
  const form = stem(word)
  return (byStem.get(form) ?? [])
    .filter((synonym) => (!synonym.isUrgent && form !== word) || allAsked(synonym).includes(word))
    .flatMap(({ written }) => written)
}
