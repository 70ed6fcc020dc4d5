import type { AnyRecord, Entity, Recorded } from '../model/entity'
import { freeId } from '../model/record-id'
import type { Stamps } from '../model/stamps'
import { SaveError } from './save-error'

/** Changes to a list of records. Each touches one record, by its id. */
type Change<Draft> = (list: readonly Recorded<Draft>[]) => readonly Recorded<Draft>[]

/** The record with this id; undefined if the id is missing or no record has it. */
export function findRecord(records: readonly AnyRecord[], wanted: string | null | undefined) {
  return wanted ? records.find(({ id }) => id === wanted) : undefined
}

/** Puts a new record at the top of the list, under a new id unless it has one. */
export function addRecord<Draft>(
  entity: Entity<Draft, unknown>,
  draft: Draft,
  now = new Date(),
  id?: string,
): Change<Draft> {
  return (list) => [newRecord(entity, draft, id ?? newId(list, now), now), ...list]
}

/** What is entered, as a record. */
export function newRecord<Draft>(
  entity: Entity<Draft, unknown>,
  draft: Draft,
  id: string,
  now = new Date(),
): Recorded<Draft> {
  return { ...draft, ...newStamps(entity, id, now) }
}

/** An id that no record of the list has. Ids are the time at which they were made. */
export function newId(list: readonly { id: string }[], now = new Date()): string {
  return freeId(String(now.getTime()), new Set(list.map(({ id }) => id)))
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
    const edited = (record: Recorded<Draft>) => {
      const touched = entity.keepsUpdatedAt ? { updatedAt: changedAt(record, now) } : {}
      const after = { ...record, ...draft, ...touched }
      return entity.deriveOnEdit?.(record, after, now) ?? after
    }
    return list.map((record) => (record.id === id ? edited(record) : record))
  }
}

/**
 * The time that a change of a record is stamped with: now, or just after the last change where this clock is behind
 * the one that made it. A merge keeps the later version, which is the one that was made from the other. The
 * milliseconds of the clock keep the stamps of two tabs apart.
 */
export function changedAt(
  { createdAt, updatedAt = createdAt }: Pick<Stamps, 'createdAt' | 'updatedAt'>,
  now: Date,
): string {
  const last = Date.parse(updatedAt)
  const after = last + 1 + now.getMilliseconds()
  // Years of more than four digits are another format, which others could not compare.
  return last >= now.getTime() && after <= LAST_MOMENT
    ? new Date(after).toISOString()
    : now.toISOString()
}

const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z')

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

function newStamps(
  entity: Pick<Entity<unknown, unknown>, 'keepsUpdatedAt'>,
  id: string,
  now: Date,
) {
  const createdAt = now.toISOString()
  return entity.keepsUpdatedAt ? { id, createdAt, updatedAt: createdAt } : { id, createdAt }
}
