import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'

/** Which checklist items are done: section id → item id → done. Unknown ids are kept. */
export const checklistProgress = defineDocument({
  key: 'checklistProgress',
  contents: 'checklist progress',
  schema: z.record(z.string(), z.record(z.string(), z.boolean())),
  empty: {},
  loadMerge: async () => (await import('@/engine/model/merge/merge-progress')).mergeProgress,
})
