import type * as z from 'zod/mini'
import { calendarDay, type CalendarDay } from '@/engine/calendar-day'
import type { AnyEntity, AnyRecord } from '@/engine/model/entity'
import type { Values } from '@/engine/model/field'
import { isSame } from '@/engine/model/is-same'
import type { Load } from '@/engine/model/stored'
import type { Update } from '@/engine/store/changes'
import { newId, newRecord, putBackRecord, removeRecord } from '@/engine/store/records'
import { SaveError } from '@/engine/store/save-error'
import { Button } from '@/engine/ui/Button'
import type { ListExtension } from '@/engine/views/list/extension'
import { useListContext } from '@/engine/views/list/list-context'

/** Another list that records of a list can be moved to. */
export interface Destination<Draft = Values> {
  to: AnyEntity
  /** Converts a record to the fields of the other list. @param today the local day */
  as(record: Draft, today: CalendarDay): Values
}

interface Move<Draft = Values> extends Destination<Draft> {
  /** The label of the button. */
  label: string
}

type List = readonly AnyRecord[]

/** A button on each card that moves the record to another list, under its id. */
export function moveToList<E extends AnyEntity>(move: Move<z.infer<E['schema']>>): ListExtension<E>
export function moveToList(move: Move): ListExtension {
  return { card: { Foot: ({ record }) => <MoveButton move={move} record={record} /> } }
}

function MoveButton({ move, record }: { move: Move; record: AnyRecord }) {
  const { entity, remove } = useListContext()
  return (
    <Button
      data-no-print
      aria-label={`${move.label}: ${entity.describe(record)}`}
      onClick={() =>
        void remove(record, { to: move.to, updates: moveUpdates(entity, record.id, move) })
      }
    >
      {move.label}
    </Button>
  )
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
