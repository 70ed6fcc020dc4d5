import type { Reviewed } from '@/engine/model/reviewed'

/** The source and day that all rows share, to be said once for them all; nothing where one differs. */
export function commonReview(rows: readonly Reviewed[]): Reviewed | undefined {
  const [first, ...others] = rows
  const isShared = others.every(
    ({ source, lastReviewed }) =>
      lastReviewed === first?.lastReviewed &&
      source?.title === first?.source?.title &&
      source?.url === first?.source?.url &&
      source?.seen === first?.source?.seen,
  )
  return isShared ? first : undefined
}
