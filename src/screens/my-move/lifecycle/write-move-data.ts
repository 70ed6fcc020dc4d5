import type { ChecklistProgress } from '@/engine/model/checklist-progress'
import { isSame } from '@/engine/model/is-same'
import { mergeChanges } from '@/engine/model/merge/merge-changes'
import type { Load, Stored } from '@/engine/model/stored'
import type { Update } from '@/engine/store/changes'
import type { Repository } from '@/engine/store/repository'
import { SaveError } from '@/engine/store/save-error'
import { userProfile } from '@/schemas/account/user-profile'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { licenses } from '@/schemas/licensing/license'
import { childCare } from '@/schemas/my-move/child-care'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { loadMoveData, ownerOf, type MoveData } from '@/schemas/my-move/move-data'
import { answeredTasks } from '../plan/answered-tasks'
import { needsLicense } from '../use-needs-license'

/** A change that was made, with what it takes to undo it. */
export interface MoveStep {
  before: MoveData
  after: MoveData
}

/** Changes any of the data of a move in one write. If it rejects with a SaveError, nothing was changed. */
export async function changeMoveData(
  repository: Repository,
  change: (data: MoveData) => MoveData,
): Promise<MoveStep> {
  let step: MoveStep | undefined
  await repository.updateTogether(() => {
    const before = loadMoveData(repository.load)
    step = { before, after: withRecords(before, change(before), repository.load) }
    return updatesOf(before, step.after)
  })
  // The update has called the function, or has rejected.
  if (!step) throw new SaveError('cancelled')
  return step
}

/**
 * Archives what the user's records said about the moves that a change has ended. Records change later, and an ended
 * move stays as it was. See docs/decisions/0025.
 */
function withRecords(before: MoveData, after: MoveData, load: Load): MoveData {
  const isPlanned = ({ status }: MoveRecord) => status === 'planned'
  const still = new Set(after.moves.filter(isPlanned).map(({ id }) => id))
  const ended = new Set(
    before.moves.flatMap((move) => (isPlanned(move) && !still.has(move.id) ? [move.id] : [])),
  )
  if (ended.size === 0) return after
  const [held, profile] = [load(licenses), load(userProfile)]
  const records = { childCare: load(childCare), licenses: held, moves: after.moves }
  return {
    ...after,
    moveArchive: after.moveArchive.map((entry) =>
      ended.has(entry.id)
        ? {
            ...entry,
            needsLicense: needsLicense(held, profile),
            answered: [...answeredTasks(records, entry.move, entry.endedOn).keys()],
          }
        : entry,
    ),
  }
}

/**
 * Undoes a change; later ticks stay. Rejects with a SaveError, also if the moves have changed since, because the dates
 * entered in another tab would be lost.
 */
export async function takeBack(repository: Repository, { before, after }: MoveStep): Promise<void> {
  await repository.updateTogether(() => {
    const now = loadMoveData(repository.load)
    if (!isSame(now.moves, after.moves)) throw new SaveError('overtaken')
    return updatesOf(now, undone(before, after, now))
  })
}

/**
 * Takes a change back: what it changed is as before, and what was done since stays done. The ticks of a move that the
 * change started go with that move, if the ticks before it belong to another one.
 * @param before what was there before the change
 * @param after what the change made of it
 * @param now what is there now
 */
export function undone(before: MoveData, after: MoveData, now: MoveData): MoveData {
  const [owner, started] = [ownerOf(before), ownerOf(after)]
  const isKept = !owner || before.moves.some(({ id }) => id === started?.id)
  const ticks = isKept ? now : after
  return {
    moves: back(moves, before.moves, after.moves, now.moves),
    checklistProgress: back(
      checklistProgress,
      before.checklistProgress,
      after.checklistProgress,
      ticks.checklistProgress,
    ),
    planProgress: back(planProgress, before.planProgress, after.planProgress, ticks.planProgress),
    moveArchive: back(moveArchive, before.moveArchive, after.moveArchive, now.moveArchive),
  }
}

/** What cannot be taken back without harm stays as it is. */
function back<Value>(stored: Stored<Value>, before: Value, after: Value, now: Value): Value {
  return stored.check(mergeChanges(after, before, now))?.value ?? now
}

/** The updates that turn the known data into the wanted data. */
function updatesOf(known: MoveData, wanted: MoveData): readonly Update<unknown>[] {
  return [
    replaceUnlessChanged(moveArchive, known.moveArchive, wanted.moveArchive),
    replaceUnlessChanged(moves, known.moves, wanted.moves),
    mergeTicks(checklistProgress, known.checklistProgress, wanted.checklistProgress),
    mergeTicks(planProgress, known.planProgress, wanted.planProgress),
  ]
}

/** Throws if another tab wrote in between, which can happen without Web Locks. */
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
