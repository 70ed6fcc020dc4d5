import { calendarDay } from '@/engine/calendar-day'
import type { FormEntry } from '@/engine/form/form-entry'
import { pickFields, type Scalars } from '@/engine/model/field'
import { isSame } from '@/engine/model/is-same'
import { editRecord } from '@/engine/store/records'
import { SaveError } from '@/engine/store/save-error'
import { currentMove, moves, type Move, type MoveRecord } from '@/schemas/my-move/move'
import type { MoveData } from '@/schemas/my-move/move-data'
import { replanned } from '../plan/replanned'
import { startMove } from './start-move'

const fields = Object.keys(moves.fields)

/** The form values of a move: its fields, without the stamps. */
export const valuesOf = (record: MoveRecord): Scalars => pickFields({ ...record }, fields)

/** A move with the changes of a form applied. */
export const withChanges = (record: MoveRecord, changes: Scalars): Move =>
  moves.schema.parse({ ...record, ...changes })

/**
 * Returns a change of the dates or places of a move. Ticked tasks stay ticked. The change throws a SaveError if the
 * move is gone.
 */
export function changeMove(
  id: string,
  changes: Partial<Move>,
  now = new Date(),
): (list: readonly MoveRecord[]) => readonly MoveRecord[] {
  return (list) => {
    const move = list.find((record) => record.id === id)
    const plannedOn = move && replanned(move, changes, calendarDay(now)).plannedOn
    return editRecord(moves, id, { ...changes, ...(plannedOn && { plannedOn }) }, now)(list)
  }
}

/**
 * Applies the changes of a form to a stored move. Throws a SaveError if the move no longer exists or has ended.
 * @param from the values for which the changes were checked and previewed. If others are stored now, it throws a
 * SaveError: the dates of two tabs may contradict each other
 */
export function applyFormChanges(
  data: MoveData,
  id: string,
  changes: Scalars,
  from?: Scalars,
): MoveData {
  const record = data.moves.find((move) => move.id === id)
  if (record) assertPlanned(record)
  if (record && from && !isSame(valuesOf(record), from)) throw new SaveError('overtaken')
  const changed = record ? withChanges(record, changes) : {}
  return { ...data, moves: changeMove(id, changed)(data.moves) }
}

/** A new move was not saved, because it would end a move that the user was not asked about. */
export class PlannedAlready extends SaveError {
  override name = 'PlannedAlready'

  constructor(readonly move: MoveRecord) {
    super('overtaken')
    this.message = `“${moves.describe(move)}” is already planned, maybe in another tab, so this isn’t saved yet. To keep that move, press Cancel. To end it and start this one, save again.`
  }
}

/**
 * Starts the move in a form, or changes it if a duplicate of the tab has already saved it. Throws a SaveError if it has
 * ended since, or if that would end a move that the user was not asked about, because another tab has planned it
 * meanwhile.
 * @param toEnd the id of the move that it may end
 */
export function startFromForm(
  data: MoveData,
  entry: FormEntry,
  id: string,
  toEnd: string | undefined,
): MoveData {
  const known = data.moves.find((move) => move.id === id)
  if (known) {
    // Checked before the values are compared: a conflict with an ended move is not worth a question.
    assertPlanned(known)
    return applyFormChanges(data, id, entry.changes(valuesOf(known)))
  }
  const planned = currentMove(data.moves)
  if (planned && planned.id !== toEnd) throw new PlannedAlready(planned)
  return startMove(data, moves.schema.parse(entry.changes()), new Date(), id)
}

/** Throws a SaveError if the move has ended: its archive entry would not change with it. */
function assertPlanned(move: MoveRecord) {
  if (move.status === 'planned') return
  const error = new SaveError('overtaken')
  error.message = `“${moves.describe(move)}” has ended, maybe in another tab, so this isn’t saved. Copy what you need before you start a new move.`
  throw error
}
