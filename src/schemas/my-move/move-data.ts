import type { Load } from '@/engine/model/stored'
import { checklistProgress } from '../content/checklist-progress'
import { moves, type MoveRecord } from './move'
import { moveArchive, type ArchivedMove } from './move-archive'
import { planProgress, type MoveProgress } from './plan-progress'

/**
 * All stored data that a move changes, by storage key. Starting or ending a move writes all of it atomically.
 * See docs/decisions/0025.
 */
export interface MoveData extends MoveProgress {
  moves: readonly MoveRecord[]
  /** Sorted with the latest first. */
  moveArchive: readonly ArchivedMove[]
}

/** Loads all stored data that a move changes. */
export function loadMoveData(load: Load): MoveData {
  return {
    moves: load(moves),
    checklistProgress: load(checklistProgress),
    planProgress: load(planProgress),
    moveArchive: load(moveArchive),
  }
}
