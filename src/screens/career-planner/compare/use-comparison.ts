import { useIsPhone } from '@/engine/ui/use-is-phone'
import { useSearchValues } from '@/engine/url/use-search-values'
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

/** URL parameter, present while the saved careers are compared instead of shown as cards. */
const COMPARE = 'compare'
/** URL parameter with the ids of the compared careers. */
const CAREERS = 'careers'

/** The comparison of the saved careers. The URL holds its state. */
export function useComparison(saved: readonly Career[]) {
  const { search, change } = useSearchValues()
  const max = useIsPhone() ? COMPARED_MAX_PHONE : COMPARED_MAX
  const compared = comparedCareers(saved, search.get(CAREERS), max)
  return {
    isOpen: search.has(COMPARE),
    toggle: () => change({ [COMPARE]: search.has(COMPARE) ? undefined : 'yes' }),
    compared,
    /** How many fit side by side on this screen. */
    max,
    /** Adds a career to the comparison, or removes it. */
    toggleCareer: (career: Career) => {
      const next = compared.includes(career)
        ? compared.filter((other) => other !== career)
        : [...compared, career]
      change({ [CAREERS]: next.map(({ id }) => id).join(',') })
    },
  }
}
