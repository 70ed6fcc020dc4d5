import * as z from 'zod/mini'
import { calendarDay, type CalendarDay } from '@/engine/calendar-day'
import type { StoredDocument } from '@/engine/model/document'
import { checkList } from '@/engine/model/entity'
import { mergeRecords } from '@/engine/model/merge/merge-records'
import { requiredDay } from '@/engine/model/rules'
import { stamps, type Stamps } from '@/engine/model/stamps'
import { checklistProgress } from '../content/checklist-progress'
import { move, moves, plannableDay, type MoveRecord } from './move'
import { planProgress, type MoveProgress } from './plan-progress'

/** A move that has ended, with what was ticked for it. Its id is that of the move. */
export interface ArchivedMove extends Stamps, MoveProgress {
  /**
   * The local day on which it ended. In an entry that a merge made after the status was corrected, the earliest day on
   * which it ended in any time zone.
   */
  endedOn: CalendarDay
  /** The move as it was then, except for a status that was corrected since. */
  move: MoveRecord
  /** Whether the user's work needed a license then. Blank in entries of earlier versions. */
  needsLicense?: boolean | undefined
  /** The ids of the plan's tasks that records of the user answered then. Blank in entries of earlier versions. */
  answered?: readonly string[] | undefined
}

/** Keeps unknown fields, which a later version may have added. */
const archivedMove = z.looseObject({
  ...stamps.shape,
  endedOn: requiredDay('Enter the day on which the move ended.').check(plannableDay),
  move: z.looseObject({ ...move.shape, ...stamps.shape }),
  checklistProgress: checklistProgress.schema,
  planProgress: planProgress.schema,
  needsLicense: z.optional(z.boolean()),
  answered: z.optional(z.array(z.string())),
})

/** The moves that have ended, the latest first. */
export const moveArchive: StoredDocument<readonly ArchivedMove[]> = {
  key: 'moveArchive',
  contents: 'earlier moves',
  schema: z.array(archivedMove),
  empty: [],
  // A damaged entry does not make the others unreadable.
  check: (json) => checkList(json, checkArchived),
  merge: mergeRecords(),
  written: (entry) =>
    'move' in entry && entry.move instanceof Object
      ? { ...entry, move: moves.written?.(entry.move) }
      : entry,
}

/** The archive entry of a move with what is ticked for it. Without a stored day of its end, the move ends now. */
export function archiveMove(
  move: MoveRecord,
  { checklistProgress, planProgress }: MoveProgress,
  now: Date,
): ArchivedMove {
  const createdAt = now.toISOString()
  return {
    id: move.id,
    createdAt,
    updatedAt: createdAt,
    endedOn: move.endedOn || calendarDay(now),
    move,
    checklistProgress,
    planProgress,
  }
}

function checkArchived(json: unknown): ArchivedMove | string {
  const { data, error } = archivedMove.safeParse(json)
  return data ?? error?.issues[0]?.message ?? 'It is not a move.'
}
