import { BEST_GRADE, grade } from './grade'
import { combine, rememberGrades, type Grades } from './grade-all'
import { likelyWord } from './likely-word'
import type { Searchable, SearchGroup } from './searchable'
import { searchedText } from './searched-text'
import { indexSynonyms, MAX_TERMS, termsOf, wordsOf, type Synonym, type Term } from './terms'

/** What was found of one kind. */
export interface Found {
  kind: string
  /** The best matches first, as many as were asked for. */
  entries: readonly Searchable[]
  /** How many match in all. */
  total: number
}

/** A word that nothing has, and the one that was looked for in its place. */
export interface Correction {
  asked: string
  meant: string
}

export interface Answer {
  found: readonly Found[]
  /** Whether nothing has all of the words, so that this is what has the most of them. */
  isPartial: boolean
  corrections: readonly Correction[]
}

/** Answers a question. @param limit how many are shown of a kind; a few more than that are shown too */
export type Search = (question: string, limit: number) => Answer

/**
 * A search over these groups. It finds what has every word of the question, in any order and form,
 * whatever its case and accents; where nothing has, what has the most of them. A word that nothing has at
 * all is taken for a mistyped one, where a title has one like it. First come the kinds with
 * an entry of that very title or of its synonym, then those that lead (`isFirst`), then the others by their best
 * match, then those of `isLast`;
 * what matches as well keeps its order. Before all of them comes help, where the question shows a need
 * (`isUrgent`). A blank question finds nothing.
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
  let known: ReadonlySet<string> | undefined

  const correct = (terms: readonly Term[]): readonly Correction[] => {
    const grades = gradesOf(terms)
    return terms.flatMap(({ word: asked }, at) => {
      if (grades[at]?.count) return []
      const meant = likelyWord(asked, (known ??= knownWords(entries, synonyms)))
      return meant === undefined ? [] : [{ asked, meant }]
    })
  }

  return (question, limit) => {
    const asked = wordsOf(question)
    const corrections = correct(termsOf(asked, index))
    const words = asked.map(
      (word) => corrections.find((correction) => correction.asked === word)?.meant ?? word,
    )
    const terms = termsOf(words, index)
    if (terms.length === 0) return { found: [], isPartial: false, corrections }
    const { sums, isPartial } = combine(gradesOf(terms), entries.length)
    const phrase = words.join(' ')
    const names = namesAsked(phrase, terms)
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

/** The words that something is called by. */
function knownWords(entries: readonly Searchable[], synonyms: readonly Synonym[]) {
  const names = [
    ...entries.map((entry) => searchedText(entry).title),
    ...synonyms.flatMap(({ asked }) => asked),
  ]
  return new Set(names.flatMap((name) => name.match(/\p{L}+/gu) ?? []))
}

/** One group for each kind, in the order of their first. */
function mergeKinds(groups: readonly SearchGroup[]): readonly SearchGroup[] {
  const kinds = new Map<string, SearchGroup>()
  for (const group of groups) {
    const known = kinds.get(group.kind)
    const entries = [...(known?.entries ?? []), ...group.entries]
    kinds.set(group.kind, { ...group, ...known, entries })
  }
  return [...kinds.values()]
}

/** What matches of a kind, the best first, and how well the kind does. */
interface Ranked {
  kind: string
  matches: readonly Searchable[]
  best: number
}

/**
 * The question itself and, where all of it is a phrase that a synonym knows, what the texts call that. A single word
 * is too vague: "wfh" asks for more than the page "Home Office".
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

/** Puts what answers a need before everything else, if the question has one. */
function withHelp(ranked: Ranked, { entries }: SearchGroup, needs: readonly Term[]): Ranked {
  const help = entries.filter((entry) => needs.some((need) => grade(searchedText(entry), need) > 0))
  if (help.length === 0) return ranked
  const others = ranked.matches.filter((entry) => !help.includes(entry))
  return { ...ranked, matches: [...help, ...others], best: URGENT }
}

/** The best grade for every term, and a title that begins with the question. */
const MAX_RANK = BEST_GRADE * MAX_TERMS + 1
/** Below any rank. */
const LAST = 0
/** Better than any rank. */
const LEADING = MAX_RANK + 1
const NAMED = MAX_RANK + 2
const URGENT = MAX_RANK + 3

/** The kinds with a match, the best first, and of each what is shown. */
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

/** Results beyond the limit that are shown rather than counted: so few are no longer to read than their number. */
const RESULTS_SHOWN_ANYWAY = 3
