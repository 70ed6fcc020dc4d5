import { calendarDay } from '@/engine/calendar-day'
import { isSame } from '@/engine/model/is-same'
import { addRecord, changedAt } from '@/engine/store/records'
import { currentMove, moves, type Move, type MoveRecord } from '@/schemas/my-move/move'
import { archiveMove, type ArchivedMove } from '@/schemas/my-move/move-archive'
import { endMove, endOtherMoves } from './end-move'
import type { MoveData } from '@/schemas/my-move/move-data'
import type { MoveProgress } from '@/schemas/my-move/plan-progress'

/**
 * Starts a move. Every planned move ends first, the current one as done. The ticks belong to the move that ended
 * last: they go into its archive entry, and the new move starts with nothing ticked. Without an earlier move, the
 * ticks stay.
 * @param id the id of the new move; generated if left out
 */
export function startMove(
  data: MoveData,
  entries: Omit<Move, 'status' | 'plannedOn'>,
  now = new Date(),
  id?: string,
): MoveData {
  const current = currentMove(data.moves)
  const onlyCurrent = current ? endOtherMoves(data, current.id, now) : data
  const { moves: known, ...rest } = withoutTicks(endMove(onlyCurrent, 'done', now), now)
  const draft: Move = { ...entries, status: 'planned', plannedOn: calendarDay(now) }
  return { ...rest, moves: addRecord(moves, draft, now, id)(known) }
}

/** The data with nothing ticked. The ticks are stored in the archive entry of the move that ended last. */
function withoutTicks(data: MoveData, now: Date): MoveData {
  const last = lastEnded(data, now)
  if (!last) return data
  const { checklistProgress, planProgress } = data
  return {
    ...data,
    checklistProgress: {},
    planProgress: {},
    moveArchive: [
      { ...last, checklistProgress, planProgress, updatedAt: changedAt(last, now) },
      ...data.moveArchive.filter(({ id }) => id !== last.id),
    ],
  }
}

/**
 * What is ticked for a move that has ended. While no move is planned, the ticks in place belong to the move that ended
 * last. If a restored file left none in place, those of its archive entry count.
 */
export function progressOfEnded(entry: ArchivedMove, data: MoveData): MoveProgress {
  const hasTicks = [data.checklistProgress, data.planProgress].some((ticks) => !isSame(ticks, {}))
  const isLast = !currentMove(data.moves) && lastEnded(data, new Date())?.id === entry.id
  return isLast && hasTicks ? data : entry
}

/**
 * The archive entry of the move that ended last; undefined if none has ended. A restored file can list an ended move
 * without an archive entry. Then the first entry belongs to an earlier move, and the listed move gets a new entry.
 */
function lastEnded({ moves: known, moveArchive, ...ticks }: MoveData, now: Date) {
  const [first] = moveArchive
  const listed = known
    .filter(({ status }) => status !== 'planned')
    .toSorted((a, b) => lastChange(b).localeCompare(lastChange(a)))[0]
  if (!listed || (first && lastChange(first.move) >= lastChange(listed))) return first
  return moveArchive.find(({ id }) => id === listed.id) ?? archiveMove(listed, ticks, now)
}

const lastChange = ({ updatedAt, createdAt }: MoveRecord) => updatedAt ?? createdAt
