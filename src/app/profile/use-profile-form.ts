import { useState } from 'react'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useStored } from '@/engine/store/use-stored'
import { changedValues, type Values } from '@/engine/model/field'
import { userProfile } from '@/schemas/user-profile'

/**
 * The profile as a form opens with it, and what writes the form: only what the person changed, so
 * that what another tab saves meanwhile in other fields stays.
 */
export function useProfileForm() {
  const repository = useRepository()
  const profile = useStored(userProfile)
  const [opened] = useState(profile)
  const write = (values: Values) =>
    repository.update(userProfile, (current) => ({ ...current, ...changedValues(opened, values) }))
  return { opened, write }
}
