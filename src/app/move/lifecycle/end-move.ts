import type { MoveStatus } from '@/schemas/move'
import { archiveMove } from '@/schemas/move-archive'
import type { MoveData } from '@/schemas/move-data'

/**
 * Ends the move that is planned, and puts it into the archive with what is ticked. The ticks themselves stay
 * until the next move begins: nothing that a person sees of them changes by this. Where no move is planned,
 * nothing changes.
 * @param status `done` finishes it, `cancelled` cancels it
 */
export function endMove(
  data: MoveData,
  status: Exclude<MoveStatus, 'planned'>,
  now = new Date(),
): MoveData {
  const ended = data.moves
    .filter((move) => move.status === 'planned')
    .map((move) => ({ ...move, status, updatedAt: now.toISOString() }))
  if (ended.length === 0) return data
  const byId = new Map(ended.map((move) => [move.id, move]))
  return {
    ...data,
    moves: data.moves.map((move) => byId.get(move.id) ?? move),
    moveArchive: [
      ...ended.map((move) => archiveMove(move, data, now)),
      ...data.moveArchive.filter(({ id }) => !byId.has(id)),
    ],
  }
}
