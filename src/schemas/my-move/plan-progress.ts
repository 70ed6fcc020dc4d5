import type { ChecklistProgress } from '@/engine/model/checklist-progress'
import { defineDocument } from '@/engine/model/document'
import { mergeProgress } from '@/engine/model/checklist-progress'
import { checklistProgress } from '../content/checklist-progress'

/**
 * The list in `planProgress` with the tasks that were set aside: name of the task → whether it is set aside. So it
 * belongs to its move, as a tick does, and versions without this list keep it as an unknown name.
 */
export const SET_ASIDE = 'set-aside'

/**
 * Which tasks of the current move are done, of those that are in no checklist: list → task → done. Steps of the
 * licensing and housing plans are ticked only here. Unknown names are kept.
 */
export const planProgress = defineDocument({
  key: 'planProgress',
  contents: 'progress of the move plan',
  schema: checklistProgress.schema,
  empty: {},
  merge: mergeProgress,
})

/** What is ticked for a move, by storage key. */
export interface MoveProgress {
  checklistProgress: ChecklistProgress
  planProgress: ChecklistProgress
}
