import { fold } from '../fold'
import type { Searchable, SearchGroup } from './searchable'

/** What was found of one kind. */
export interface Found {
  kind: string
  /** The best matches first, as many as were asked for. */
  entries: readonly Searchable[]
  /** How many match in all. */
  total: number
}

/**
 * Finds what holds every word of the question, whatever its case and accents. A match in the title
 * comes before one in the text. First come the kinds with an entry of that very title, then those that
 * lead (`isFirst`), then the others by their best match; what matches as well keeps its order. A blank
 * question finds nothing.
 * @param limit how many are shown of a kind; a few more than that are shown too
 */
export function searchGroups(
  groups: readonly SearchGroup[],
  question: string,
  limit: number,
): readonly Found[] {
  const words = fold(question).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const phrase = words.join(' ')
  return mergeKinds(groups)
    .map(({ kind, entries, isFirst }) => {
      const ranks: Searchable[][] = [[], [], [], []]
      for (const entry of entries) ranks[rank(entry, words, phrase)]?.push(entry)
      const matches = ranks.flat()
      const isNamed = ranks[0]?.some((entry) => folded(entry).title === phrase)
      const best = isNamed ? -2 : isFirst ? -1 : ranks.findIndex(({ length }) => length > 0)
      const shown =
        matches.length <= limit + RESULTS_SHOWN_ANYWAY ? matches : matches.slice(0, limit)
      return { kind, entries: shown, total: matches.length, best }
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.best - b.best)
    .map(({ kind, entries, total }) => ({ kind, entries, total }))
}

/** Results beyond the limit that are shown rather than counted: so few are no longer to read than their number. */
const RESULTS_SHOWN_ANYWAY = 3

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

/** How well an entry matches, the best being 0. */
function rank(entry: Searchable, words: readonly string[], phrase: string): number {
  const { title, all } = folded(entry)
  if (!words.every((word) => all.includes(word))) return NO_MATCH
  if (title.startsWith(phrase)) return 0
  if (words.every((word) => startsAWord(title, word))) return 1
  return words.every((word) => title.includes(word)) ? 2 : 3
}

/** The rank of what does not match. */
const NO_MATCH = -1

function startsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  }
  return false
}

/** Folding takes longer than looking: it is done once, when an entry is first searched. */
const foldedTexts = new WeakMap<Searchable, { title: string; all: string }>()

function folded(entry: Searchable) {
  const known = foldedTexts.get(entry)
  if (known) return known
  const title = fold(entry.title)
  const texts = { title, all: `${title}\n${fold([entry.subtitle, ...entry.texts].join('\n'))}` }
  foldedTexts.set(entry, texts)
  return texts
}
