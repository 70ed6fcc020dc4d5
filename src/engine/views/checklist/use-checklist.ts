import { setDone, type ChecklistProgress } from '../../model/checklist-progress'
import type { Stored } from '../../model/stored'
import { useChange } from '../../store/use-change'
import { useStored } from '../../store/use-stored'
import { announce } from '../../ui/announcer'

/** The progress of a checklist, its tick, and what went wrong at the last one. */
export function useChecklist(stored: Stored<ChecklistProgress>) {
  const progress = useStored(stored)
  const { change, failure } = useChange(stored)

  const tick = async (section: string, item: string, done: boolean) => {
    if (await change((current) => setDone(current, section, item, done)))
      announce('Saved.', 'Saved')
  }
  return { progress, tick, failure }
}
