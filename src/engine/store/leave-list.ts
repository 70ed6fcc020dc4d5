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
  /** Converts a record to the fields of the other list. @param today the local day */
  as(record: Values, today: CalendarDay): Values
}

/**
 * The updates that move a record to another list, computed from the record as it is stored when they run. Throws a
 * SaveError if another tab has deleted or moved it.
 */
export function moveUpdates(entity: AnyEntity, id: string, move: Destination, now = new Date()) {
  return (load: Load): readonly Update<List>[] => {
    const record = load(entity).find((one) => one.id === id)
    if (!record) throw new SaveError('gone')
    const added = recordToAdd(record, move, load(move.to), now)
    return [
      ...(added ? [{ stored: move.to, change: putBackRecord(added, 0) }] : []),
      { stored: entity, change: removeRecord(id) },
    ]
  }
}

/**
 * The record to add to the other list, under the same id if that is free. Undefined if an interrupted move has added
 * it already: the record with this id in the other list has every value of this one.
 */
function recordToAdd(record: AnyRecord, { to, as }: Destination, list: List, now: Date) {
  const draft = as(record, calendarDay(now))
  const other = list.find(({ id }) => id === record.id)
  const isAdded = other && Object.keys(draft).every((field) => hasValueOf(other, record, field))
  if (isAdded) return undefined
  return newRecord(to, draft, other ? newId(list, now) : record.id, now)
}

/** Whether `other` has the value of `record` in a field, or `record` has none. */
function hasValueOf(other: AnyRecord, record: AnyRecord, field: string): boolean {
  const value = record[field]
  return value === undefined || value === '' || isSame(other[field], value)
}

/** The updates that undo stored changes of lists, the last change first. */
export function undoUpdates(made: readonly StoredUpdate<List>[]): readonly Update<List>[] {
  return made
    .map(({ stored, ...written }) => ({ stored, change: undoListChange(listChange(written)) }))
    .toReversed()
}
