import { formatMonth } from '../calendar-day'
import { areAlike, NO_REVIEW, reviewOf, type Reviewed } from './reviewed'
import { sourceNote, type SourceNote } from './source-note'

type Named = Reviewed & { name: string }

/**
 * What several links were last held against, in one line for all of them. Where they differ, the line says
 * how many were read, and which page each was held against folds. A link that nobody has read claims nothing.
 */
export function groupNote(rows: readonly Named[]): SourceNote {
  const reviews = rows.map((row) => reviewOf(row, row.name))
  const [first = NO_REVIEW] = reviews
  return reviews.every((review) => areAlike(review, first)) ? sourceNote(first) : namedNote(rows)
}

/**
 * The same for texts. One without a source, as a word of advice, has nothing to read: it does not count, and
 * the others are named.
 */
export function groupNoteOfTexts(rows: readonly Named[]): SourceNote {
  const stating = rows.filter(({ source }) => source)
  return stating.length < rows.length ? namedNote(stating) : groupNote(rows)
}

/** Which page each was held against, by its name. */
function namedNote(rows: readonly Named[]): SourceNote {
  const read = rows
    .map((row) => ({ ...reviewOf(row), name: row.name, day: row.lastReviewed ?? '' }))
    .filter(({ month }) => month !== undefined)
  if (read.length === 0) return sourceNote(NO_REVIEW)
  const [oldest = ''] = read.map(({ day }) => day).toSorted()
  const isOneMonth = read.every(({ day }) => formatMonth(day) === formatMonth(oldest))
  const count = new Set(read.flatMap(({ sources }) => sources)).size
  return {
    line:
      (read.length < rows.length ? `${read.length} of ${rows.length} reviewed` : 'Reviewed') +
      ` ${formatMonth(oldest)}${isOneMonth ? '' : ' or later'}` +
      ` · ${count === 1 ? '1 source' : `${count} sources`}`,
    folded: read.map(({ name, month, sources }) => {
      const titles = sources.map((title) => (title === name ? 'its own site' : title))
      return `${name}${isOneMonth ? '' : ` (${month})`}: ${titles.join('; ')}`
    }),
  }
}
