import { formatMonth } from '../calendar-day'
import { areAlike, reviewOf, type Reviewed } from './reviewed'
import { countOf, sourceNote, type SourceNote } from './source-note'

type Named = Reviewed & { name: string }

/**
 * What several entries were last held against, in one line for all of them. Where they differ, the pages collapse
 * under the name of the entry that rests on them. An entry without a source, as a word of advice, has nothing
 * to read and does not count; where there is one, the others are named.
 */
export function groupNote(rows: readonly Named[]): SourceNote {
  const stating = rows.filter(({ source }) => source)
  const reviews = stating.map(reviewOf)
  const [first] = reviews
  if (!first) return { line: '', collapsed: [] }
  const isSaidOfAll =
    stating.length === rows.length && reviews.every((review) => areAlike(review, first))
  return isSaidOfAll ? sourceNote(first) : namedNote(stating)
}

/** Which pages each rests on, by its name. */
function namedNote(rows: readonly Named[]): SourceNote {
  const entries = rows.map((row) => ({ ...reviewOf(row), name: row.name, day: row.lastReviewed }))
  const days = entries.flatMap(({ month, day }) => (month && day ? [day] : [])).toSorted()
  const [oldest] = days
  const month = oldest && formatMonth(oldest)
  const isOneMonth = days.every((day) => formatMonth(day) === month)
  const reviewed = month && `Reviewed ${month}${isOneMonth ? '' : ' or later'}`
  return {
    line: [reviewed, countOf(entries.flatMap(({ sources }) => sources))]
      .filter(Boolean)
      .join(' · '),
    collapsed: entries.map((entry) => ({
      name: isOneMonth || !entry.month ? entry.name : `${entry.name} (${entry.month})`,
      sources: entry.sources,
    })),
  }
}
