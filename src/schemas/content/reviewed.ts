import type { Source } from './content'
import type { ReviewInterval } from './review-interval'

/**
 * For records that were all compared on one day: what such a record rests on, from the page that says most
 * and the others. A record whose page nobody has read has no `lastReviewed`.
 * @example const onLists = reviewedOn('2026-11-25', 'link') … { id: 'altus-afb', …, ...onLists(milMove, mirta) }
 */
export const reviewedOn =
  (day: string, reviewInterval: ReviewInterval) =>
  (source: Source, ...alsoFrom: Source[]) => ({
    source,
    ...(alsoFrom.length > 0 && { alsoFrom }),
    ...(source.seen && { lastReviewed: day }),
    reviewInterval,
  })
