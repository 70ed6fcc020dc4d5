import type { FormEntry } from '@/engine/form/form-entry'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { userProfile } from '@/schemas/user-profile'

/**
 * The profile as a form opens with it, and what writes the form: only what the person changed, so
 * that what another tab saves meanwhile in other fields stays.
 */
export function useProfileForm() {
  const save = useSave(userProfile)
  const initial = useStored(userProfile)
  const write = (entry: FormEntry) => save((current) => ({ ...current, ...entry.changes(current) }))
  return { initial, write }
}
