import { calendarDay } from '@/engine/calendar-day'
import { changedAt } from '@/engine/store/records'
import { currentMove, statusAtEnd, type MoveStatus } from '@/schemas/my-move/move'
import { archiveMove } from '@/schemas/my-move/move-archive'
import type { MoveData } from '@/schemas/my-move/move-data'

/**
 * Ends a planned move and archives it with its ticks. The ticks themselves stay until the next move starts, so the
 * checklists do not change. Changes nothing if the move is not planned.
 * @param status `done` finishes it, `cancelled` cancels it
 * @param id the id of the move; the current one if left out
 */
export function endMove(
  data: MoveData,
  status: Exclude<MoveStatus, 'planned'>,
  now = new Date(),
  id = currentMove(data.moves)?.id,
): MoveData {
  const move = data.moves.find((one) => one.id === id && one.status === 'planned')
  if (!move) return data
  const ended = { ...move, status, updatedAt: changedAt(move, now) }
  return {
    ...data,
    moves: data.moves.map((one) => (one === move ? ended : one)),
    moveArchive: [
      archiveMove(ended, data, now),
      ...data.moveArchive.filter((entry) => entry.id !== id),
    ],
  }
}

/** Ends every other planned move. Changes nothing if the one to keep is no longer planned. */
export function endOtherMoves(data: MoveData, id: string, now = new Date()): MoveData {
  const planned = data.moves.filter(({ status }) => status === 'planned')
  if (planned.every((move) => move.id !== id)) return data
  return planned
    .filter((move) => move.id !== id)
    .reduce((rest, move) => endMove(rest, statusAtEnd(move, calendarDay(now)), now, move.id), data)
}
