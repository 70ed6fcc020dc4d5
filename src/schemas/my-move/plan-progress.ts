import { defineDocument } from '@/engine/model/document'
import { mergeProgress } from '@/engine/model/merge/merge-progress'
import { checklistProgress } from '../content/checklist-progress'

/**
 * Which tasks of the current move are done that no checklist has: list → task → done. Steps of the
 * licensing and housing plans are ticked here alone. Unknown names are kept.
 */
export const planProgress = defineDocument({
  key: 'planProgress',
  contents: 'progress of the move plan',
  schema: checklistProgress.schema,
  empty: {},
  merge: mergeProgress,
})
