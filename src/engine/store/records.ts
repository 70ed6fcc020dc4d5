import type { Entity, Recorded } from '../model/entity'
import { freeId } from '../model/record-id'
import { SaveError } from './save-error'

/** Changes to a list of records. Each touches one record, by its id. */
type Change<Draft> = (list: readonly Recorded<Draft>[]) => readonly Recorded<Draft>[]

/** Puts a new record at the top of the list. */
export function addRecord<Draft>(
  entity: Entity<Draft, unknown>,
  draft: Draft,
  now = new Date(),
): Change<Draft> {
  return (list) => [{ ...draft, ...newStamps(entity, list, now) }, ...list]
}

/** Overwrites the entered fields of one record. Throws a SaveError when the record is gone. */
export function editRecord<Draft>(
  entity: Entity<Draft, unknown>,
  id: string,
  draft: Partial<Draft>,
  now = new Date(),
): Change<Draft> {
  return (list) => {
    if (!list.some((record) => record.id === id)) throw new SaveError('gone')
    const touched = entity.keepsUpdatedAt ? { updatedAt: now.toISOString() } : {}
    return list.map((record) => (record.id === id ? { ...record, ...draft, ...touched } : record))
  }
}

/** Takes one record out. A record that is gone already changes nothing. */
export function removeRecord<Draft>(id: string): Change<Draft> {
  return (list) =>
    list.some((record) => record.id === id) ? list.filter((record) => record.id !== id) : list
}

/** Puts a record that was taken out back where it stood. One that is there again changes nothing. */
export function putBackRecord<Draft>(record: Recorded<Draft>, position: number): Change<Draft> {
  return (list) =>
    list.some(({ id }) => id === record.id) ? list : list.toSpliced(position, 0, record)
}

function newStamps<Draft>(
  entity: Entity<Draft, unknown>,
  list: readonly Recorded<Draft>[],
  now: Date,
) {
  const createdAt = now.toISOString()
  const id = freeId(String(now.getTime()), new Set(list.map((record) => record.id)))
  return entity.keepsUpdatedAt ? { id, createdAt, updatedAt: createdAt } : { id, createdAt }
}
