import type { Source } from './content'
import type { ReviewInterval } from './review-interval'

/**
 * For records that were all reviewed on one day: makes the provenance of a record from its main source and the
 * others. A record without `lastReviewed` has a main source that has not been read yet.
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
