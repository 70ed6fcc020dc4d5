import { formatMonth } from '../calendar-day'
import { isSameReview, reviewOf, type Reviewed } from './reviewed'
import { countSources, sourceNote, type SourceNote } from './source-note'

type Named = Reviewed & { name: string }

/**
 * The reviews of several entries in one note. If they all have the same review, it is shown without names; otherwise
 * the collapsed pages are listed by entry. An entry without a source, such as advice, is left out, and the
 * others are then listed by name.
 */
export function groupNote(rows: readonly Named[]): SourceNote {
  const sourced = rows.filter(({ source }) => source)
  const reviews = sourced.map(reviewOf)
  const [first] = reviews
  if (!first) return { line: '', collapsed: [] }
  const isShared =
    sourced.length === rows.length && reviews.every((review) => isSameReview(review, first))
  return isShared ? sourceNote(first) : namedNote(sourced)
}

/** A note that lists the sources of each entry under its name. */
function namedNote(rows: readonly Named[]): SourceNote {
  const entries = rows.map((row) => ({ ...reviewOf(row), name: row.name, day: row.lastReviewed }))
  const days = entries.flatMap(({ month, day }) => (month && day ? [day] : [])).toSorted()
  const [oldest] = days
  const month = oldest && formatMonth(oldest)
  const isOneMonth = days.every((day) => formatMonth(day) === month)
  const reviewed = month && `Reviewed ${month}${isOneMonth ? '' : ' or later'}`
  return {
    line: [reviewed, countSources(entries.flatMap(({ sources }) => sources))]
      .filter(Boolean)
      .join(' · '),
    collapsed: entries.map((entry) => ({
      name: isOneMonth || !entry.month ? entry.name : `${entry.name} (${entry.month})`,
      sources: entry.sources,
    })),
  }
}
