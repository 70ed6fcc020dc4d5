import type { ChecklistProgress } from '@/engine/model/checklist-progress'
import type { Load } from '@/engine/model/stored'
import { checklistProgress } from '../content/checklist-progress'
import { moves, type MoveRecord } from './move'
import { moveArchive, type ArchivedMove } from './move-archive'
import { planProgress } from './plan-progress'

/**
 * Everything that a move changes, by storage key. What begins or ends a move changes all of it at once.
 * See docs/decisions/0025.
 */
export interface MoveData {
  moves: readonly MoveRecord[]
  checklistProgress: ChecklistProgress
  planProgress: ChecklistProgress
  /** The latest first. */
  moveArchive: readonly ArchivedMove[]
}

/** Everything that a move changes, as it is read. */
export function loadMoveData(load: Load): MoveData {
  return {
    moves: load(moves),
    checklistProgress: load(checklistProgress),
    planProgress: load(planProgress),
    moveArchive: load(moveArchive),
  }
}
