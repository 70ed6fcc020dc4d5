import * as z from 'zod/mini'
import { mergeProgress } from '@/engine/restore/merge-progress'
import { defineDocument } from '@/engine/schema/document'

/** Which checklist items are done: section id → item id → done. Unknown ids are kept. */
export const checklistProgress = defineDocument({
  key: 'checklistProgress',
  contents: 'checklist progress',
  schema: z.record(z.string(), z.record(z.string(), z.boolean())),
  empty: {},
  merge: mergeProgress,
})
