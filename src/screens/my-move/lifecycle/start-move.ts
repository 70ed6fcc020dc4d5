import { calendarDay } from '@/engine/calendar-day'
import { addRecord } from '@/engine/store/records'
import { currentMove, moves, type Move } from '@/schemas/my-move/move'
import { endMove, keepMove } from './end-move'
import type { MoveData } from '@/schemas/my-move/move-data'

/**
 * Begins a move. What is still planned ends first; the current one is finished. What is ticked belongs to the move before: it
 * goes into the archive as it is now, and the new move begins with nothing ticked. Before the first move
 * there is none that it could belong to, so it stays.
 * @param id the id that the move gets; a new one when left out
 */
export function startMove(
  data: MoveData,
  entries: Omit<Move, 'status' | 'plannedOn'>,
  now = new Date(),
  id?: string,
): MoveData {
  const current = currentMove(data.moves)
  const single = current ? keepMove(data, current.id, now) : data
  const { moves: known, ...rest } = withoutTicks(endMove(single, 'done', now), now)
  const draft: Move = { ...entries, status: 'planned', plannedOn: calendarDay(now) }
  return { ...rest, moves: addRecord(moves, draft, now, id)(known) }
}

/** The data with nothing ticked; the move that ended last keeps what was. */
function withoutTicks(data: MoveData, now: Date): MoveData {
  const { moveArchive, checklistProgress, planProgress } = data
  const [last, ...others] = moveArchive
  if (!last) return data
  const updatedAt = now.toISOString()
  return {
    ...data,
    checklistProgress: {},
    planProgress: {},
    moveArchive: [{ ...last, checklistProgress, planProgress, updatedAt }, ...others],
  }
}
