import { useState } from 'react'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { changedValues, type Values } from '@/engine/model/field'
import { userProfile } from '@/schemas/user-profile'

/**
 * The profile as a form opens with it, and what writes the form: only what the person changed, so
 * that what another tab saves meanwhile in other fields stays.
 */
export function useProfileForm() {
  const save = useSave(userProfile)
  const profile = useStored(userProfile)
  const [opened] = useState(profile)
  const write = (values: Values) =>
    save((current) => ({ ...current, ...changedValues(opened, values) }))
  return { opened, write }
}
