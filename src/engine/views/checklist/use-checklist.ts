import { setDone, type ChecklistProgress } from '../../model/checklist-progress'
import type { Stored } from '../../model/stored'
import { useChange } from '../../store/use-change'
import { useStored } from '../../store/use-stored'

/** The progress of a checklist, its tick, and what went wrong at the last one. */
export function useChecklist(stored: Stored<ChecklistProgress>) {
  const progress = useStored(stored)
  const { change, failure } = useChange(stored)

  const tick = (section: string, item: string, done: boolean) =>
    change((current) => setDone(current, section, item, done), 'Saved.')

  return { progress, tick, failure }
}
