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

/**
 * What is said of a review: "Last reviewed November 2026", and the pages that were read. Nothing where
 * the source itself was not.
 * @param name what the entry is called: a link that is its own source does not say its name twice
 */
export function reviewTexts(row: Reviewed, name = ''): readonly string[] {
  if (!row.source?.seen || !row.lastReviewed) return []
  const titles = [row.source, ...(row.alsoFrom ?? [])]
    .filter(({ title, seen }) => seen !== undefined && title !== name)
    .map(({ title }) => title)
  const month = `Last reviewed ${formatMonth(row.lastReviewed)}`
  if (titles.length === 0) return [month]
  return [month, `${titles.length > 1 ? 'Sources' : 'Source'}: ${titles.join('; ')}`]
}

/** What can be said once for several entries, because each of them says it; nothing for one alone. */
export function commonReview(reviews: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = reviews
  if (others.length === 0) return []
  return first.filter((text) => others.every((texts) => texts.includes(text)))
}
