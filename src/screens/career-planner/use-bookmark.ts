import { announce } from '@/engine/ui/announcer'
import type { Career } from '@/schemas/career-planner/career'
import { useSavedCareers } from './use-saved-careers'

/** Whether a career is saved, and what saves it or takes it out, and says so. */
export function useBookmark({ id, title }: Career) {
  const { saved, toggle } = useSavedCareers()
  const isSaved = saved.includes(id)
  return {
    isSaved,
    toggle: () => {
      toggle(id)
      announce(
        isSaved
          ? `Removed ${title} from your saved careers.`
          : `Added ${title} to your saved careers.`,
      )
    },
  }
}
