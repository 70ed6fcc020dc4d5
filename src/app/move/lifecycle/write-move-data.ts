import type { ChecklistProgress } from '@/engine/model/checklist-progress'
import { isSame } from '@/engine/model/is-same'
import { mergeChanges } from '@/engine/model/merge/merge-changes'
import type { Stored } from '@/engine/model/stored'
import type { Repository } from '@/engine/store/repository'
import { SaveError } from '@/engine/store/save-error'
import { checklistProgress } from '@/schemas/checklist-progress'
import { moves } from '@/schemas/move'
import { moveArchive } from '@/schemas/move-archive'
import { planProgress } from '@/schemas/plan-progress'
import type { MoveData } from './move-data'
import { undone } from './undone'

/** A change that was made, with what it takes to undo it. */
export interface MoveStep {
  before: MoveData
  after: MoveData
}

/** Everything that a move changes, as it is stored now. */
export function moveDataOf(repository: Repository): MoveData {
  return {
    moves: repository.load(moves),
    checklistProgress: repository.load(checklistProgress),
    planProgress: repository.load(planProgress),
    moveArchive: repository.load(moveArchive),
  }
}

/** Makes a change that may touch all that belongs to a move. Rejects with a SaveError. */
export async function changeMoveData(
  repository: Repository,
  change: (data: MoveData) => MoveData,
): Promise<MoveStep> {
  const before = moveDataOf(repository)
  const after = change(before)
  for (const write of writesOf(repository, before, after)) await write()
  return { before, after }
}

/**
 * Takes a change back; what was ticked since stays ticked. Rejects with a SaveError: also where the moves are
 * not as the change left them, as the dates of another tab would be lost.
 */
export async function takeBack(repository: Repository, { before, after }: MoveStep): Promise<void> {
  const now = moveDataOf(repository)
  if (!isSame(now.moves, after.moves)) throw new SaveError('overtaken')
  const wanted = undone(before, after, now)
  // The archive keeps the ticks until they are back in their place.
  for (const write of writesOf(repository, now, wanted).toReversed()) await write()
}

/** The writes that lead from one to the other, the archive first: nothing is cleared that it does not hold. */
function writesOf(repository: Repository, known: MoveData, wanted: MoveData) {
  /** Refuses what another tab changed in between. */
  const write =
    <Value>(stored: Stored<Value>, was: Value, value: Value) =>
    () =>
      repository.update(stored, (now) => {
        if (isSame(was, value)) return now
        if (!isSame(now, was)) throw new SaveError('overtaken')
        return value
      })
  /** Keeps what was ticked in between: once the moves are written, to refuse would leave half of the change. */
  const tick =
    (stored: Stored<ChecklistProgress>, was: ChecklistProgress, value: ChecklistProgress) => () =>
      repository.update(
        stored,
        (now) => stored.check(mergeChanges(was, value, now))?.value ?? value,
      )
  return [
    write(moveArchive, known.moveArchive, wanted.moveArchive),
    write(moves, known.moves, wanted.moves),
    tick(checklistProgress, known.checklistProgress, wanted.checklistProgress),
    tick(planProgress, known.planProgress, wanted.planProgress),
  ]
}
