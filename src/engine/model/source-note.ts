import { formatMonth } from '../calendar-day'
import { countOf } from '../format-count'
import {
  isSameReview,
  reviewOf,
  uniquePages,
  type Review,
  type Reviewed,
  type SourcePage,
} from './reviewed'

type Named = Reviewed & { name: string }

/** Collapsed source pages of a note, with the name of their entry if the note is about several. */
export interface CollapsedSources {
  /** "Kite", or "Kite (November 2026)" if the note covers several months. */
  name?: string
  sources: readonly SourcePage[]
}

export interface SourceNote {
  /** One short line; blank if there is nothing to show. */
  line: string
  collapsed: readonly CollapsedSources[]
}

/**
 * A review in one short line, "Reviewed November 2026 · 3 sources, 1 not checked by us yet". The pages are collapsed,
 * so that the note is shorter than the text it belongs to.
 */
export function sourceNote({ month, sources }: Review): SourceNote {
  if (sources.length === 0) return { line: month ? `Last reviewed ${month}` : '', collapsed: [] }
  return {
    line: [month && `Reviewed ${month}`, countSources(sources)].filter(Boolean).join(' · '),
    collapsed: [{ sources }],
  }
}

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

/** "3 sources, 1 not checked by us yet" */
function countSources(sources: readonly SourcePage[]): string {
  const pages = uniquePages(sources)
  const unread = pages.filter(({ seen }) => seen === undefined).length
  const count = countOf(pages.length, 'source')
  if (unread === 0) return count
  return `${count}, ${unread === pages.length ? '' : `${unread} `}not checked by us yet`
}
