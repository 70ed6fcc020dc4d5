import { calendarDay } from '@/engine/calendar-day'
import { changedAt } from '@/engine/store/records'
import { currentMove, statusAtEnd, type MoveRecord, type MoveStatus } from '@/schemas/my-move/move'
import { archiveMove } from '@/schemas/my-move/move-archive'
import type { MoveData } from '@/schemas/my-move/move-data'
import { endDay } from '@/schemas/my-move/placed-children'

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

/**
 * Corrects whether a move that has ended took place. The day on which it ended stays. Changes nothing if it is planned
 * or has that status already.
 */
export function correctStatus(
  data: MoveData,
  id: string,
  status: Exclude<MoveStatus, 'planned'>,
  now = new Date(),
): MoveData {
  const corrected = (move: MoveRecord): MoveRecord =>
    move.id !== id || move.status === 'planned' || move.status === status
      ? move
      : { ...move, status, endedOn: endDay(move), updatedAt: changedAt(move, now) }
  return {
    ...data,
    moves: data.moves.map(corrected),
    moveArchive: data.moveArchive.map((entry) => {
      const move = corrected(entry.move)
      return move === entry.move ? entry : { ...entry, move, updatedAt: changedAt(entry, now) }
    }),
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
