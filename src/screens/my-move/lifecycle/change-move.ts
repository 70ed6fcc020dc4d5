import { calendarDay } from '@/engine/calendar-day'
import { editRecord } from '@/engine/store/records'
import { moves, type Move, type MoveRecord } from '@/schemas/my-move/move'
import { replanned } from '../plan/replanned'

/**
 * Returns a change of the dates or places of a move. Ticked tasks stay ticked. The change throws a SaveError if the
 * move is gone.
 */
export function changeMove(
  id: string,
  entries: Partial<Move>,
  now = new Date(),
): (list: readonly MoveRecord[]) => readonly MoveRecord[] {
  return (list) => {
    const move = list.find((record) => record.id === id)
    const plannedOn = move && replanned(move, entries, calendarDay(now)).plannedOn
    return editRecord(moves, id, { ...entries, ...(plannedOn && { plannedOn }) }, now)(list)
  }
}
