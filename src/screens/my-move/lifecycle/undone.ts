import { mergeChanges } from '@/engine/model/merge/merge-changes'
import type { Stored } from '@/engine/model/stored'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { moves } from '@/schemas/my-move/move'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { planProgress } from '@/schemas/my-move/plan-progress'
import type { MoveData } from '@/schemas/my-move/move-data'

/**
 * Takes a change back: what it changed is as before, and what was done since stays done.
 * @param before what was there before the change
 * @param after what the change made of it
 * @param now what is there now
 */
export function undone(before: MoveData, after: MoveData, now: MoveData): MoveData {
  return {
    moves: back(moves, before.moves, after.moves, now.moves),
    checklistProgress: back(
      checklistProgress,
      before.checklistProgress,
      after.checklistProgress,
      now.checklistProgress,
    ),
    planProgress: back(planProgress, before.planProgress, after.planProgress, now.planProgress),
    moveArchive: back(moveArchive, before.moveArchive, after.moveArchive, now.moveArchive),
  }
}

/** What cannot be taken back without harm stays as it is. */
function back<Value>(stored: Stored<Value>, before: Value, after: Value, now: Value): Value {
  return stored.check(mergeChanges(after, before, now))?.value ?? now
}
