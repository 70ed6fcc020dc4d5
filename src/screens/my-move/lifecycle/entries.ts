import type { FormEntry } from '@/engine/form/form-entry'
import { pickFields, type Scalars } from '@/engine/model/field'
import { currentMove, moves, type Move, type MoveRecord } from '@/schemas/my-move/move'
import { changeMove } from './change-move'
import type { MoveData } from '@/schemas/my-move/move-data'
import { PlannedAlready } from './planned-already'
import { startMove } from './start-move'

const fields = Object.keys(moves.fields)

/** What a form shows of a move: its fields, without the stamps. */
export const valuesOf = (record: MoveRecord): Scalars => pickFields({ ...record }, fields)

/** The entries of a move with what a form changes in them. */
export const withChanges = (record: MoveRecord, changes: Scalars): Move =>
  moves.schema.parse({ ...record, ...changes })

/** Changes the entries of a move by what a form changes. Throws a SaveError when the move is gone. */
export function changeEntries(data: MoveData, id: string, changes: Scalars): MoveData {
  const record = data.moves.find((move) => move.id === id)
  const entries = record ? withChanges(record, changes) : {}
  return { ...data, moves: changeMove(id, entries)(data.moves) }
}

/**
 * Begins the move that a form holds. Saved once more, in a copy of the tab, it stays the one that it is.
 * Throws a SaveError where that would end a move that its person was not asked about, as another tab has
 * planned it meanwhile.
 * @param toEnd the id of the move that it may end
 */
export function startFromForm(
  data: MoveData,
  entry: FormEntry,
  id: string,
  toEnd: string | undefined,
): MoveData {
  const known = data.moves.find((move) => move.id === id)
  if (known) return changeEntries(data, id, entry.changes(valuesOf(known)))
  const planned = currentMove(data.moves)
  if (planned && planned.id !== toEnd) throw new PlannedAlready(planned)
  return startMove(data, moves.schema.parse(entry.changes()), new Date(), id)
}
