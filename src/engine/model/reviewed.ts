import { formatMonth } from '../calendar-day'

interface Read {
  title: string
  url: string
  /** Calendar day. */
  seen?: string | undefined
}

/** What an entry carries that states a fact: where it comes from and when somebody last looked. */
export interface Reviewed {
  source?: Read | undefined
  alsoFrom?: readonly Read[] | undefined
  /** Calendar day. */
  lastReviewed?: string | undefined
}

/** What is said of a review. */
export interface Review {
  /** "November 2026" */
  month: string | undefined
  /** The titles of the pages that were read. */
  sources: readonly string[]
}

export const NO_REVIEW: Review = { month: undefined, sources: [] }

/**
 * What is said of the review of an entry. Nothing where the source itself was not read.
 * @param name what the entry is called: a link that is its own source does not say its name twice
 */
export function reviewOf(row: Reviewed, name = ''): Review {
  if (!row.source?.seen || !row.lastReviewed) return NO_REVIEW
  const sources = [row.source, ...(row.alsoFrom ?? [])]
    .filter(({ title, seen }) => seen !== undefined && title !== name)
    .map(({ title }) => title)
  return { month: formatMonth(row.lastReviewed), sources }
}

/** Whether two reviews say the same. */
export const areAlike = (one: Review, other: Review): boolean =>
  one.month === other.month && areSame(one.sources, other.sources)

const areSame = (one: Review['sources'], other: Review['sources']) =>
  one.join('\n') === other.join('\n')

/** What can be said once for several entries, because each of them says it; nothing for one alone. */
export function commonReview(reviews: readonly Review[]): Review {
  const [first = NO_REVIEW, ...others] = reviews
  if (others.length === 0) return NO_REVIEW
  return {
    month: others.every(({ month }) => month === first.month) ? first.month : undefined,
    sources: others.every(({ sources }) => areSame(sources, first.sources)) ? first.sources : [],
  }
}

/** What is left to say of a review, where some of it is said already for all that stand around it. */
export function withoutSaid({ month, sources }: Review, said: Review): Review {
  return {
    month: month === said.month ? undefined : month,
    sources: areSame(sources, said.sources) ? [] : sources,
  }
}
