import { isComplete, setDone, type ChecklistProgress } from '../../model/checklist-progress'
import type { Stored } from '../../model/stored'
import { useChange } from '../../store/use-change'
import { useStored } from '../../store/use-stored'
import type { ChecklistRow } from './checklist-view'

/** The progress of a checklist, a function that sets an item, and why the last change failed. */
export function useChecklist(stored: Stored<ChecklistProgress>) {
  const progress = useStored(stored)
  const { change, failure } = useChange(stored)

  const tick = (section: ChecklistRow, item: string, done: boolean) => {
    const apply = (current: ChecklistProgress) => setDone(current, section.id, item, done)
    return change(apply, ({ after }) =>
      done && isComplete([section], after) ? finishedSentence(section) : 'Saved.',
    )
  }

  return { progress, tick, failure }
}

function finishedSentence({ name, items }: ChecklistRow): string {
  return `Saved. All ${items.length} of “${name}” are checked off. Well done!`
}
