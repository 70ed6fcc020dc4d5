import type { Career } from '@/schemas/career-planner/career'

/** How many careers fit beside each other. */
export const COMPARED_MAX = 3

/**
 * The careers that are compared: those of the saved ones that the address names, or else the first.
 * @param asked ids joined by commas, as an address has them
 */
export function comparedCareers(saved: readonly Career[], asked: string | null): readonly Career[] {
  const ids = asked?.split(',') ?? []
  const chosen = saved.filter(({ id }) => ids.includes(id))
  return (chosen.length > 0 ? chosen : saved).slice(0, COMPARED_MAX)
}
