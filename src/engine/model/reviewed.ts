import { formatMonth } from '../calendar-day'

/** A page that an entry rests on. */
export interface SourcePage {
  title: string
  url: string
  /** Whose page it is, in a word that people read: "official". */
  grade: string
  /** The calendar day on which somebody read it. Absent: nobody has. */
  seen?: string | undefined
}

/** What an entry carries that states a fact: where it comes from and when somebody last looked. */
export interface Reviewed {
  source?: SourcePage | undefined
  alsoFrom?: readonly SourcePage[] | undefined
  /** Calendar day. */
  lastReviewed?: string | undefined
}

/** What is said of a review. */
export interface Review {
  /** "November 2026". Absent where the source itself was never read. */
  month: string | undefined
  /** The pages that the entry rests on, read or not. */
  sources: readonly SourcePage[]
}

export const NO_REVIEW: Review = { month: undefined, sources: [] }

/** What is said of the review of an entry. It claims no month where the source itself was never read. */
export function reviewOf({ source, alsoFrom = [], lastReviewed }: Reviewed): Review {
  if (!source) return NO_REVIEW
  const isReviewed = source.seen !== undefined && lastReviewed !== undefined
  return {
    month: isReviewed ? formatMonth(lastReviewed) : undefined,
    sources: [source, ...alsoFrom],
  }
}

/** Whether two reviews say the same. */
export const areAlike = (one: Review, other: Review): boolean =>
  one.month === other.month && areSame(one.sources, other.sources)

const areSame = (one: Review['sources'], other: Review['sources']) =>
  one.length === other.length && one.every((page, at) => keyOf(page) === keyOf(other[at]))

const keyOf = (page: SourcePage | undefined) =>
  page && `${page.url} ${page.title} ${page.seen !== undefined}`

/** Each page once. One page can be cited by two titles, each for a part of it. */
export const eachOnce = (sources: readonly SourcePage[]): readonly SourcePage[] => [
  ...new Map(sources.map((page) => [keyOf(page), page])).values(),
]

/** What can be said once for several entries, because each of them says it; nothing for one alone. */
export function commonReview(reviews: readonly Review[]): Review {
  const [first = NO_REVIEW, ...others] = reviews
  if (others.length === 0) return NO_REVIEW
  return {
    month: others.every(({ month }) => month === first.month) ? first.month : undefined,
    sources: others.every(({ sources }) => areSame(sources, first.sources)) ? first.sources : [],
  }
}

/** What is left to say of a review, where some of it is said already for all entries around it. */
export function withoutSaid({ month, sources }: Review, said: Review): Review {
  return {
    month: month === said.month ? undefined : month,
    sources: areSame(sources, said.sources) ? [] : sources,
  }
}
