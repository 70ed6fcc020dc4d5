import type { ChecklistProgress } from '@/engine/model/checklist-progress'
import { isSame } from '@/engine/model/is-same'
import { mergeChanges } from '@/engine/model/merge/merge-changes'
import type { Stored } from '@/engine/model/stored'
import type { Update } from '@/engine/store/changes'
import type { Repository } from '@/engine/store/repository'
import { SaveError } from '@/engine/store/save-error'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { moves } from '@/schemas/my-move/move'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { loadMoveData, type MoveData } from '@/schemas/my-move/move-data'
import { undone } from './undone'

/** A change that was made, with what it takes to undo it. */
export interface MoveStep {
  before: MoveData
  after: MoveData
}

/** Everything that a move changes, as it is stored now. */
export const moveDataOf = (repository: Repository): MoveData => loadMoveData(repository.load)

/** Makes a change that may touch all that belongs to a move, as one. Rejects with a SaveError: then none of it is made. */
export async function changeMoveData(
  repository: Repository,
  change: (data: MoveData) => MoveData,
): Promise<MoveStep> {
  let step: MoveStep | undefined
  await repository.updateTogether(() => {
    const before = moveDataOf(repository)
    step = { before, after: change(before) }
    return updatesOf(before, step.after)
  })
  // The update has called the function, or has rejected.
  if (!step) throw new SaveError('cancelled')
  return step
}

/**
 * Takes a change back; what was ticked since stays ticked. Rejects with a SaveError: also where the moves are
 * not as the change left them, as the dates of another tab would be lost.
 */
export async function takeBack(repository: Repository, { before, after }: MoveStep): Promise<void> {
  await repository.updateTogether(() => {
    const now = moveDataOf(repository)
    if (!isSame(now.moves, after.moves)) throw new SaveError('overtaken')
    return updatesOf(now, undone(before, after, now))
  })
}

/** The updates that lead from one to the other. */
function updatesOf(known: MoveData, wanted: MoveData): readonly Update<unknown>[] {
  return [
    replaceUnlessChanged(moveArchive, known.moveArchive, wanted.moveArchive),
    replaceUnlessChanged(moves, known.moves, wanted.moves),
    mergeTicks(checklistProgress, known.checklistProgress, wanted.checklistProgress),
    mergeTicks(planProgress, known.planProgress, wanted.planProgress),
  ]
}

/** Refuses where another tab wrote in between: without Web Locks it can. */
function replaceUnlessChanged<Value>(
  stored: Stored<Value>,
  was: Value,
  value: Value,
): Update<unknown> {
  const change = (now: Value) => {
    if (isSame(was, value)) return now
    if (!isSame(now, was)) throw new SaveError('overtaken')
    return value
  }
  return { stored, change }
}

/** Keeps what another tab ticked in between. */
function mergeTicks(
  stored: Stored<ChecklistProgress>,
  was: ChecklistProgress,
  value: ChecklistProgress,
): Update<unknown> {
  const change = (now: ChecklistProgress) =>
    stored.check(mergeChanges(was, value, now))?.value ?? value
  return { stored, change }
}
