import { grade } from './grade'
import type { Searchable } from './searchable'
import { searchedText, type SearchedText } from './searched-text'
import type { Term } from './terms'

/** For each entry, its grade for one term, or the sum of its grades for all terms. */
export type Grades = Uint8Array

/** The grades of all entries for a term, and how many entries match it. */
interface TermGrades {
  grades: Grades
  count: number
}

/** Grades all entries for each term of a question. Reuses the grades of terms that the previous question had. */
export function rememberGrades(entries: readonly Searchable[]) {
  let texts: readonly SearchedText[] | undefined
  let known: ReadonlyMap<string, TermGrades> = new Map()
  return (terms: readonly Term[]): readonly TermGrades[] => {
    const all = (texts ??= entries.map(searchedText))
    known = new Map(
      terms.map((term) => {
        const key = [term.word, ...term.synonyms].join('\n')
        return [key, known.get(key) ?? gradeEach(all, term)]
      }),
    )
    return [...known.values()]
  }
}

function gradeEach(texts: readonly SearchedText[], term: Term): TermGrades {
  const grades = new Uint8Array(texts.length)
  let count = 0
  texts.forEach((text, at) => {
    const value = grade(text, term)
    if (value === 0) return
    grades[at] = value
    count++
  })
  return { grades, count }
}

/**
 * Adds up the grades of the entries that match all terms. If there are none, it takes the entries that match the rarest
 * term, and of these the ones that match the most other terms. All other entries get 0.
 */
export function combine(
  all: readonly TermGrades[],
  size: number,
): { sums: Grades; isPartial: boolean } {
  const sums = new Uint8Array(size)
  const weights = new Uint8Array(size)
  const rarest = rarestOf(all)
  for (const term of all) {
    const { grades } = term
    const weight = term === rarest ? all.length : 1
    for (let at = 0; at < size; at++) {
      const value = grades[at] ?? 0
      if (value === 0) continue
      sums[at]! += value
      weights[at]! += weight
    }
  }
  const most = weights.reduce((max, weight) => Math.max(max, weight), 0)
  return {
    sums: sums.map((sum, at) => (weights[at] === most ? sum : 0)),
    isPartial: most < 2 * all.length - 1,
  }
}

/** The term that the fewest entries match, of those that any entry matches. */
function rarestOf(all: readonly TermGrades[]): TermGrades | undefined {
  return all.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count)[0]
}
