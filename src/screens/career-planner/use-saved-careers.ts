import { useChange } from '@/engine/store/use-change'
import { useStored } from '@/engine/store/use-stored'
import { savedCareers, toggleSaved } from '@/schemas/career-planner/saved-careers'

/** The ids of the saved careers, and a function that saves a career or removes it. */
export function useSavedCareers() {
  const { change } = useChange(savedCareers)
  return {
    saved: useStored(savedCareers),
    toggle: (id: string) => void change(toggleSaved(id)),
  }
}
