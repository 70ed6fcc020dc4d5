import type { Reviewed } from '@/engine/model/reviewed'

/** The sources and day that all rows share, to be said once for them all; nothing where one differs. */
export function commonReview(rows: readonly Reviewed[]): Reviewed | undefined {
  const [first, ...others] = rows
  const isShared = others.every((row) => first && reviewOf(row) === reviewOf(first))
  return isShared ? first : undefined
}

function reviewOf({ source, alsoFrom, lastReviewed }: Reviewed): string {
  return JSON.stringify([source, alsoFrom, lastReviewed])
}
