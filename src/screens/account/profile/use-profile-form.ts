import type { FormEntry } from '@/engine/form/form-entry'
import type { Update } from '@/engine/store/changes'
import { useSaveTogether } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { userProfile, type UserProfile } from '@/schemas/account/user-profile'

/**
 * The profile as a form opens with it, and what writes the form: only what the user changed, so
 * that what another tab saves meanwhile in other fields stays.
 * @param beside what is stored together with it
 */
export function useProfileForm(beside: readonly Update<unknown>[] = []) {
  const save = useSaveTogether<unknown>(userProfile)
  const initial = useStored(userProfile)
  const write = async (entry: FormEntry) => {
    const change = (now: UserProfile) => ({ ...now, ...entry.changes(now) })
    await save([{ stored: userProfile, change }, ...beside])
  }
  return { initial, write }
}
