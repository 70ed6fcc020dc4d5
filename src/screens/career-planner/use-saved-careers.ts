import { useRepository } from '@/engine/store/RepositoryProvider'
import { useStored } from '@/engine/store/use-stored'
import { savedCareers, toggleSaved } from '@/schemas/saved-careers'

/** The ids of the saved careers, and the bookmark that saves one or takes it out. */
export function useSavedCareers() {
  const repository = useRepository()
  return {
    saved: useStored(savedCareers),
    toggle: (id: string) => void repository.update(savedCareers, toggleSaved(id)),
  }
}
