import { formatMonth } from '../calendar-day'

/** A page that is a source of an entry. */
export interface SourcePage {
  title: string
  url: string
  /** The kind of publisher, as it is shown: "official". */
  grade: string
  /** The calendar day it was last read; missing if it has not been read. */
  seen?: string | undefined
}

/** The sources of an entry that states facts, and when it was last checked against them. */
export interface Reviewed {
  source?: SourcePage | undefined
  alsoFrom?: readonly SourcePage[] | undefined
  /** Calendar day. */
  lastReviewed?: string | undefined
}

/** A review as it is shown. */
export interface Review {
  /** "November 2026"; undefined if the main source has not been read. */
  month: string | undefined
  /** All sources of the entry, read or not. */
  sources: readonly SourcePage[]
}

export const NO_REVIEW: Review = { month: undefined, sources: [] }

/** The review of an entry, without a month if its main source has not been read. */
export function reviewOf({ source, alsoFrom = [], lastReviewed }: Reviewed): Review {
  if (!source) return NO_REVIEW
  const isReviewed = source.seen !== undefined && lastReviewed !== undefined
  return {
    month: isReviewed ? formatMonth(lastReviewed) : undefined,
    sources: [source, ...alsoFrom],
  }
}

/** Whether two reviews are shown alike. */
export const isSameReview = (one: Review, other: Review): boolean =>
  one.month === other.month && isSameSources(one.sources, other.sources)

const isSameSources = (one: Review['sources'], other: Review['sources']) =>
  one.length === other.length && one.every((page, at) => keyOf(page) === keyOf(other[at]))

const keyOf = (page: SourcePage | undefined) =>
  page && `${page.url} ${page.title} ${page.seen !== undefined}`

/** Removes duplicate pages. A page that is cited under two titles, each for a part of it, stays twice. */
export const uniquePages = (sources: readonly SourcePage[]): readonly SourcePage[] => [
  ...new Map(sources.map((page) => [keyOf(page), page])).values(),
]

/** The parts of a review that all entries share, to show them once; nothing for a single entry. */
export function commonReview(reviews: readonly Review[]): Review {
  const [first = NO_REVIEW, ...others] = reviews
  if (others.length === 0) return NO_REVIEW
  return {
    month: others.every(({ month }) => month === first.month) ? first.month : undefined,
    sources: others.every(({ sources }) => isSameSources(sources, first.sources))
      ? first.sources
      : [],
  }
}

/** A review without the parts that are shown once for all entries. */
export function withoutShared({ month, sources }: Review, shared: Review): Review {
  return {
    month: month === shared.month ? undefined : month,
    sources: isSameSources(sources, shared.sources) ? [] : sources,
  }
}
