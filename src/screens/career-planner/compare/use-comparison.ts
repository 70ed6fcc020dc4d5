import { useSearchValues } from '@/engine/url/use-search-values'
import type { Career } from '@/schemas/career-planner/career'
import { comparedCareers } from './compared-careers'

/** Whether the saved careers are compared instead of shown as cards. */
const COMPARE = 'compare'
/** Which of them are. */
const CAREERS = 'careers'

/** The comparison of the saved careers, as the address has it. */
export function useComparison(saved: readonly Career[]) {
  const { search, change } = useSearchValues()
  const compared = comparedCareers(saved, search.get(CAREERS))
  return {
    isOpen: search.has(COMPARE),
    toggle: () => change({ [COMPARE]: search.has(COMPARE) ? undefined : 'yes' }),
    compared,
    /** Takes a career in, or out. */
    toggleCareer: (career: Career) => {
      const next = compared.includes(career)
        ? compared.filter((other) => other !== career)
        : [...compared, career]
      change({ [CAREERS]: next.map(({ id }) => id).join(',') })
    },
  }
}
