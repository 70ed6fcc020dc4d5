import { BEST_GRADE, grade } from './grade'
import { combine, rememberGrades, type Grades } from './grade-all'
import { likelyWord, wordWithMissingLetter } from './likely-word'
import type { Searchable, SearchGroup } from './searchable'
import { searchedText } from './searched-text'
import { indexSynonyms, isFiller, termsOf, wordsOf, type Synonym, type Term } from './terms'

/** The results of one kind. */
export interface Found {
  kind: string
  /** The entries to show, best matches first. */
  entries: readonly Searchable[]
  /** The number of all matches. */
  total: number
}

/** A word that no entry has, and the word that was searched for instead. */
interface Correction {
  asked: string
  meant: string
}

export interface Answer {
  found: readonly Found[]
  /** Whether no entry has all of the words. The results are then those that have the most of them. */
  isPartial: boolean
  corrections: readonly Correction[]
}

/** Answers a question. @param limit how many entries of a kind to show, unless it has only a few more */
type Search = (question: string, limit: number) => Answer

/**
 * Creates a search over these groups. It finds the entries that have every word of the question, in any order and
 * form, ignoring case and accents; if there are none, those that have the most of the words. A word that no entry has
 * is treated as a typo if a title or a synonym has a similar word. If entries have only its stem, the correction may
 * only add one letter: "techer" means "teacher", not "tech". A blank question finds nothing.
 *
 * The kinds are ordered: urgent help (`isUrgent`) if the question has an urgent synonym, kinds with an entry whose
 * whole title was asked for, `isFirst`, the others by their best match, `isLast`. Equal matches keep their order.
 */
export function createSearch(
  groups: readonly SearchGroup[],
  synonyms: readonly Synonym[] = [],
): Search {
  const kinds = mergeKinds(groups)
  const entries = kinds.flatMap((kind) => kind.entries)
  const index = indexSynonyms(synonyms)
  const urgent = indexSynonyms(synonyms.filter(({ isUrgent }) => isUrgent))
  const gradesOf = rememberGrades(entries)
  const searchedTerms = (words: readonly string[]) => termsOf(words, index).slice(0, MAX_TERMS)
  let known: ReadonlySet<string> | undefined

  const isFoundByStemAlone = ({ word, stem, synonyms }: Term) =>
    stem !== word &&
    synonyms.length === 0 &&
    !entries.some((entry) => searchedText(entry).all.includes(word))

  // See docs/decisions/0021.
  const correct = (terms: readonly Term[]): readonly Correction[] => {
    const grades = gradesOf(terms)
    return terms.flatMap((term, at) => {
      const asked = term.word
      if (isFiller(asked)) return []
      const isFound = Boolean(grades[at]?.count)
      if (isFound && !isFoundByStemAlone(term)) return []
      known ??= knownWords(entries, synonyms)
      const meant = isFound ? wordWithMissingLetter(asked, known) : likelyWord(asked, known)
      return meant === undefined ? [] : [{ asked, meant }]
    })
  }

  return (question, limit) => {
    const asked = wordsOf(question)
    const corrections = correct(searchedTerms(asked))
    const words = asked.map(
      (word) => corrections.find((correction) => correction.asked === word)?.meant ?? word,
    )
    const terms = searchedTerms(words)
    if (terms.length === 0) return { found: [], isPartial: false, corrections }
    const { sums, isPartial } = combine(gradesOf(terms), entries.length)
    const phrase = words.join(' ')
    const names = namesAsked(phrase, terms)
    // In all of the question: "I want to die" may be the end of a long one.
    const needs = termsOf(words, urgent).filter((term) => term.synonyms.length > 0)
    let end = 0
    const ranked = kinds.map((kind) => {
      const start = end
      end += kind.entries.length
      const ranks = rank(kind, sums.subarray(start, end), phrase, names)
      return kind.isUrgent ? withHelp(ranks, kind, needs) : ranks
    })
    return { found: inOrder(ranked, limit), isPartial, corrections }
  }
}

/** All words of titles and synonyms, which a typo is compared with. */
function knownWords(entries: readonly Searchable[], synonyms: readonly Synonym[]) {
  const names = [
    ...entries.map((entry) => searchedText(entry).title),
    ...synonyms.flatMap(({ asked }) => asked),
  ]
  return new Set(names.flatMap((name) => name.match(/\p{L}+/gu) ?? []))
}

/** Merges the groups of each kind. Kinds are in the order of their first group. */
function mergeKinds(groups: readonly SearchGroup[]): readonly SearchGroup[] {
  const kinds = new Map<string, SearchGroup>()
  for (const group of groups) {
    const known = kinds.get(group.kind)
    const entries = [...(known?.entries ?? []), ...group.entries]
    kinds.set(group.kind, { ...group, ...known, entries })
  }
  return [...kinds.values()]
}

/** The matches of a kind, best first. */
interface Ranked {
  kind: string
  matches: readonly Searchable[]
  /** What the kinds are sorted by, the highest first. */
  best: number
}

/**
 * The titles that the question may name: the question itself and, if all of it is one phrase with synonyms, those. A
 * single word is too vague: "wfh" asks for more than the page "Home Office".
 */
function namesAsked(phrase: string, terms: readonly Term[]): ReadonlySet<string> {
  const [term] = terms
  const isOnePhrase = term?.word === phrase && phrase.includes(' ')
  return new Set([phrase, ...(isOnePhrase ? term.synonyms : [])])
}

function rank(
  { kind, entries, isFirst, isLast }: SearchGroup,
  sums: Grades,
  phrase: string,
  names: ReadonlySet<string>,
): Ranked {
  const ranks = Array.from({ length: MAX_RANK + 1 }, (): Searchable[] => [])
  let isNamed = false
  entries.forEach((entry, at) => {
    const sum = sums[at] ?? 0
    if (sum === 0) return
    const { title } = searchedText(entry)
    isNamed ||= names.has(title)
    ranks[sum + (title.startsWith(phrase) ? 1 : 0)]?.push(entry)
  })
  const top = ranks.findLastIndex(({ length }) => length > 0)
  const best = isNamed ? NAMED : isFirst ? LEADING : isLast ? LAST : top
  return { kind, matches: ranks.toReversed().flat(), best }
}

/** If the question shows a need, puts the entries that answer it before everything else. */
function withHelp(ranked: Ranked, { entries }: SearchGroup, needs: readonly Term[]): Ranked {
  const help = entries.filter((entry) => needs.some((need) => grade(searchedText(entry), need) > 0))
  if (help.length === 0) return ranked
  const others = ranked.matches.filter((entry) => !help.includes(entry))
  return { ...ranked, matches: [...help, ...others], best: URGENT }
}

/** How many terms of a question are searched. A longer question was pasted, not typed. */
const MAX_TERMS = 12
/** The best grade for every term, plus one for a title that begins with the question. */
const MAX_RANK = BEST_GRADE * MAX_TERMS + 1
/** Below any rank. */
const LAST = 0
/** Better than any rank. */
const LEADING = MAX_RANK + 1
const NAMED = MAX_RANK + 2
const URGENT = MAX_RANK + 3

/** The kinds with a match, best first, with the entries to show. */
function inOrder(ranked: readonly Ranked[], limit: number): readonly Found[] {
  return ranked
    .filter(({ matches }) => matches.length > 0)
    .toSorted((a, b) => b.best - a.best)
    .map(({ kind, matches }) => ({
      kind,
      entries: matches.length <= limit + RESULTS_SHOWN_ANYWAY ? matches : matches.slice(0, limit),
      total: matches.length,
    }))
}

/** Up to this many results over the limit are shown: so few take no longer to read than a count of them. */
const RESULTS_SHOWN_ANYWAY = 3
