import { grade } from './grade'
import type { Searchable } from './searchable'
import { searchedText } from './searched-text'
import type { Term } from './terms'

/** Of each entry: the grade for a term, or the sum of its grades for all of them. */
export type Grades = Uint8Array

/** Grades all entries for each term of a question. What the question before has asked too is known already. */
export function rememberGrades(entries: readonly Searchable[]) {
  let known: ReadonlyMap<string, Grades> = new Map()
  return (terms: readonly Term[]): readonly Grades[] => {
    known = new Map(
      terms.map((term) => {
        const key = [term.word, ...term.synonyms].join('\n')
        return [key, known.get(key) ?? gradeEach(entries, term)]
      }),
    )
    return [...known.values()]
  }
}

function gradeEach(entries: readonly Searchable[], term: Term): Grades {
  const grades = new Uint8Array(entries.length)
  entries.forEach((entry, at) => (grades[at] = grade(searchedText(entry), term)))
  return grades
}

/**
 * Adds up the grades of those entries that have all of the terms. Where none has, the rarest term tells
 * most: of the entries with it, those that have the most of the others. All else has 0.
 */
export function combine(
  all: readonly Grades[],
  size: number,
): { sums: Grades; isPartial: boolean } {
  const sums = new Uint8Array(size)
  const weights = new Uint8Array(size)
  const rarest = rarestOf(all)
  for (const grades of all) {
    const weight = grades === rarest ? all.length : 1
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

/** The grades of the term that the fewest entries have, of those that any has. */
function rarestOf(all: readonly Grades[]): Grades | undefined {
  const counted = all.map((grades) => ({
    grades,
    count: grades.filter((grade) => grade > 0).length,
  }))
  return counted.filter(({ count }) => count > 0).toSorted((a, b) => a.count - b.count)[0]?.grades
}
