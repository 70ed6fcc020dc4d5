import type { Load } from '@/engine/model/stored'
import { checklistProgress } from '../content/checklist-progress'
import { currentMove, moves, type MoveRecord } from './move'
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

/**
 * The moves that have ended, the latest first, as the list of moves has them: a merge can bring a corrected status to
 * the list alone.
 */
export function endedMoves({
  moves: known,
  moveArchive: archive,
}: Pick<MoveData, 'moves' | 'moveArchive'>): readonly ArchivedMove[] {
  const ended = new Map(
    known.filter(({ status }) => status !== 'planned').map((one) => [one.id, one]),
  )
  return archive.map((entry) => ({ ...entry, move: ended.get(entry.id) ?? entry.move }))
}

/**
 * The move that the ticks in place belong to: the planned one, or the one that ended last, which the archive lists
 * first. A restored file can list an ended move without an archive entry; it is the last if it ended last.
 */
export function ownerOf({
  moves: known,
  moveArchive: archive,
}: Pick<MoveData, 'moves' | 'moveArchive'>): MoveRecord | undefined {
  const current = currentMove(known)
  if (current) return current
  const first = archive[0]?.move
  const archived = new Set(archive.map(({ id }) => id))
  return known
    .filter(({ id }) => !archived.has(id))
    .reduce((last, move) => (last && end(last) >= end(move) ? last : move), first)
}

/** A day or an instant, which sort as text. */
const end = ({ endedOn, updatedAt, createdAt }: MoveRecord) => endedOn || (updatedAt ?? createdAt)
