import { calendarDay, type CalendarDay } from '../calendar-day'
import type { AnyEntity, AnyRecord } from '../model/entity'
import type { Values } from '../model/field'
import { isSame } from '../model/is-same'
import type { Load } from '../model/stored'
import type { StoredUpdate, Update } from './changes'
import { newId, newRecord, putBackRecord, removeRecord } from './records'
import { SaveError } from './save-error'
import { listChange, undoListChange } from './undo'

type List = readonly AnyRecord[]

/** Another list that records of a list can be moved to. */
export interface Destination {
  to: AnyEntity
  /** What a record is there. @param today the local day */
  as(record: Values, today: CalendarDay): Values
}

/**
 * Moves a record to another list, as it is stored by then. Throws a SaveError where another tab has deleted
 * or moved it.
 */
export function relocation(entity: AnyEntity, id: string, move: Destination, now = new Date()) {
  return (load: Load): readonly Update<List>[] => {
    const record = load(entity).find((one) => one.id === id)
    if (!record) throw new SaveError('gone')
    const arrival = arrivalOf(record, move, load(move.to), now)
    return [
      ...(arrival ? [{ stored: move.to, change: putBackRecord(arrival, 0) }] : []),
      { stored: entity, change: removeRecord(id) },
    ]
  }
}

/**
 * The record that the other list gets, under the same id if that is free. None where a move that was cut
 * off has put it there already: the other list has all that this record says.
 */
function arrivalOf(record: AnyRecord, { to, as }: Destination, there: List, now: Date) {
  const draft = as(record, calendarDay(now))
  const other = there.find(({ id }) => id === record.id)
  const isThere = other && Object.keys(draft).every((field) => has(other, record, field))
  if (isThere) return undefined
  return newRecord(to, draft, other ? newId(there, now) : record.id, now)
}

/** Whether a record says in a field what another one says there, if that one says anything. */
function has(other: AnyRecord, record: AnyRecord, field: string): boolean {
  const value = record[field]
  return value === undefined || value === '' || isSame(other[field], value)
}

/** Takes changes of lists back, as far as they were stored: the last one first. */
export function undoOf(made: readonly StoredUpdate<List>[]): readonly Update<List>[] {
  return made
    .map(({ stored, ...written }) => ({ stored, change: undoListChange(listChange(written)) }))
    .toReversed()
}
