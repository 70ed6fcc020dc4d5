import { calendarDay } from '@/engine/calendar-day'
import { isSame } from '@/engine/model/is-same'
import { addRecord, changedAt } from '@/engine/store/records'
import { currentMove, moves, statusAtEnd, type Move } from '@/schemas/my-move/move'
import { archiveMove, type ArchivedMove } from '@/schemas/my-move/move-archive'
import { endMove, endOtherMoves } from './end-move'
import { ownerOf, type MoveData } from '@/schemas/my-move/move-data'
import type { MoveProgress } from '@/schemas/my-move/plan-progress'

/**
 * Starts a move. Every planned move ends first, the current one last. The ticks belong to the move that ended last:
 * they go into its archive entry, and the new move starts with nothing ticked. Without an earlier move, the ticks stay.
 * @param id the id of the new move; generated if left out
 */
export function startMove(
  data: MoveData,
  values: Omit<Move, 'status' | 'plannedOn'>,
  now = new Date(),
  id?: string,
): MoveData {
  const today = calendarDay(now)
  const current = currentMove(data.moves)
  const ended = current
    ? endMove(endOtherMoves(data, current.id, now), statusAtEnd(current, today), now)
    : data
  const { moves: known, ...rest } = withoutTicks(ended, now)
  const draft: Move = { ...values, status: 'planned', plannedOn: today }
  return { ...rest, moves: addRecord(moves, draft, now, id)(known) }
}

/** The data with nothing ticked. The ticks are stored in the archive entry of the move that they belong to. */
function withoutTicks(data: MoveData, now: Date): MoveData {
  const owner = ownerOf(data)
  if (!owner) return data
  const known = data.moveArchive.find(({ id }) => id === owner.id)
  const entry = known ?? archiveMove(owner, data, now)
  const { checklistProgress, planProgress } = progressOfEnded(entry, data)
  return {
    ...data,
    checklistProgress: {},
    planProgress: {},
    moveArchive: [
      { ...entry, checklistProgress, planProgress, updatedAt: changedAt(entry, now) },
      ...data.moveArchive.filter(({ id }) => id !== owner.id),
    ],
  }
}

/**
 * What is ticked for a move that has ended. While no move is planned, the ticks in place belong to the move that ended
 * last. If a restored file left none in place, those of its archive entry count.
 */
export function progressOfEnded(entry: ArchivedMove, data: MoveData): MoveProgress {
  const hasTicks = [data.checklistProgress, data.planProgress].some((ticks) => !isSame(ticks, {}))
  return hasTicks && ownerOf(data)?.id === entry.id ? data : entry
}
