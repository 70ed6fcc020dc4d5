import { calendarDay } from '@/engine/calendar-day'
import { addRecord, changedAt } from '@/engine/store/records'
import { currentMove, moves, type Move, type MoveRecord } from '@/schemas/my-move/move'
import { archiveMove } from '@/schemas/my-move/move-archive'
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

/** The data with nothing ticked; the archive entry of the move that ended last keeps what was. */
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
 * The archive entry of the move that ended last. A restored file can list an ended move and bring no entry for it,
 * so that the first entry belongs to an earlier move; the listed move then gets an entry.
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
