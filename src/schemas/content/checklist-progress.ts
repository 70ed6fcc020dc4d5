import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'
import { mergeProgress } from '@/engine/model/checklist-progress'

/** Which checklist items are done: section id → item id → done. Unknown ids are kept. */
export const checklistProgress = defineDocument({
  key: 'checklistProgress',
  contents: 'checklist progress',
  schema: z.record(z.string(), z.record(z.string(), z.boolean())),
  empty: {},
  merge: mergeProgress,
})
