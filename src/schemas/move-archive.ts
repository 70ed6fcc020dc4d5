import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'
import { mergeRecords } from '@/engine/model/merge/merge-records'
import { requiredDay } from '@/engine/model/rules'
import { stamps } from '@/engine/model/stamps'
import { checklistProgress } from './checklist-progress'
import { move } from './move'
import { planProgress } from './plan-progress'

/** A move that has ended, with what was ticked for it. Its id is that of the move. */
export const archivedMove = z.looseObject({
  ...stamps.shape,
  /** The local day on which it ended. */
  endedOn: requiredDay('Enter the day on which the move ended.'),
  move: z.looseObject({ ...move.shape, ...stamps.shape }),
  checklistProgress: checklistProgress.schema,
  planProgress: planProgress.schema,
})

export type ArchivedMove = z.infer<typeof archivedMove>

/** The moves that have ended, the latest first. */
export const moveArchive = defineDocument<readonly ArchivedMove[]>({
  key: 'moveArchive',
  contents: 'earlier moves',
  schema: z.array(archivedMove),
  empty: [],
  merge: mergeRecords(),
})
