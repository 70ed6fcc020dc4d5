import { useRepository } from '../../store/RepositoryProvider'
import { useAttempt } from '../../store/use-attempt'
import { useStored } from '../../store/use-stored'
import type { Stored } from '../../model/stored'
import { announce } from '../../ui/announcer'
import { setDone, type ChecklistProgress } from '../../model/checklist-progress'

/** The progress of a checklist, its tick, and what went wrong at the last one. */
export function useChecklist(stored: Stored<ChecklistProgress>) {
  const repository = useRepository()
  const progress = useStored(stored)
  const { failure, attempt } = useAttempt()

  const tick = async (section: string, item: string, done: boolean) => {
    const change = (current: ChecklistProgress) => setDone(current, section, item, done)
    if (await attempt(() => repository.update(stored, change))) announce('Saved.')
  }
  return { progress, tick, failure }
}
