import { useState } from 'react'
import { useRepository } from '../../repository/RepositoryProvider'
import { SaveError } from '../../repository/save-error'
import { useStored } from '../../repository/use-stored'
import type { Stored } from '../../schema/stored'
import { announce } from '../../ui/announcer'
import { setDone, type ChecklistProgress } from './progress'

/** The progress of a checklist, its tick, and what went wrong at the last one. */
export function useChecklist(stored: Stored<ChecklistProgress>) {
  const repository = useRepository()
  const progress = useStored(stored)
  const [failure, setFailure] = useState('')

  const tick = async (section: string, item: string, done: boolean) => {
    try {
      await repository.update(stored, (current) => setDone(current, section, item, done))
      setFailure('')
      announce('Saved.')
    } catch (error) {
      if (!(error instanceof SaveError)) throw error
      setFailure(error.message)
    }
  }
  return { progress, tick, failure }
}
