import { useIsPhone } from '@/engine/ui/use-is-phone'
import { useSearchValues } from '@/engine/url/use-search-values'
import type { Career } from '@/schemas/career-planner/career'
import { COMPARED_MAX, COMPARED_MAX_PHONE, comparedCareers } from './compared-careers'

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
