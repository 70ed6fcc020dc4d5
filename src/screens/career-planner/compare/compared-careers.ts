import type { Career } from '@/schemas/career-planner/career'

/** How many careers fit beside each other. */
export const COMPARED_MAX = 3
/** How many fit beside each other on a phone. */
export const COMPARED_MAX_PHONE = 2

/**
 * The careers that are compared: the saved ones that the URL names, else the first.
 * @param asked ids joined by commas, as in the URL
 * @param max how many fit beside each other
 */
export function comparedCareers(
  saved: readonly Career[],
  asked: string | null,
  max: number,
): readonly Career[] {
  const ids = asked?.split(',') ?? []
  const chosen = saved.filter(({ id }) => ids.includes(id))
  return (chosen.length > 0 ? chosen : saved).slice(0, max)
}
