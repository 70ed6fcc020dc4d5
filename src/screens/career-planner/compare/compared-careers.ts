import type { Career } from '@/schemas/career-planner/career'

/** How many careers fit side by side. */
export const COMPARED_MAX = 3
/** How many fit side by side on a phone. */
export const COMPARED_MAX_PHONE = 2

/**
 * The careers to compare: all saved ones if they fit, else those that the URL names, else the first ones.
 * @param asked ids joined by commas, as in the URL
 * @param max how many fit side by side
 */
export function comparedCareers(
  saved: readonly Career[],
  asked: string | null,
  max: number,
): readonly Career[] {
  // The picker is shown only if not all fit.
  if (saved.length <= max) return saved
  const ids = asked?.split(',') ?? []
  const chosen = saved.filter(({ id }) => ids.includes(id))
  return (chosen.length > 0 ? chosen : saved).slice(0, max)
}
