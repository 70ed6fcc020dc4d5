import type { AnyRecord, Entity, Recorded } from '../model/entity'
import { isSame } from '../model/is-same'
import { freeId } from '../model/record-id'
import type { Stamps } from '../model/stamps'
import type { Change } from './query-data'
import { SaveError } from './save-error'

/** The record with this id; undefined if the id is missing or no record has it. */
export function findRecord(records: readonly AnyRecord[], wanted: string | null | undefined) {
  return wanted ? records.find(({ id }) => id === wanted) : undefined
}

/** Adds a record at the top of the list. Its id is a new one by default. */
export function addRecord<Draft>(
  entity: Entity<Draft, unknown>,
  draft: Draft,
  now = new Date(),
  id?: string,
): Change<readonly Recorded<Draft>[]> {
  return (list) => [newRecord(entity, draft, id ?? newId(list, now), now), ...list]
}

/** Makes a record of entered values. */
export function newRecord<Draft>(
  entity: Entity<Draft, unknown>,
  draft: Draft,
  id: string,
  now = new Date(),
): Recorded<Draft> {
  return { ...draft, ...newStamps(entity, id, now) }
}

/**
 * Random for each page. A form takes its id when it opens, before its record is in the list. Two tabs thus take
 * different ids, even if they open their forms in the same millisecond, as when the browser restores them.
 */
const PAGE_OFFSET = Math.random()
const HOUR_MS = 3_600_000
const SECOND_MS = 1_000

/** A time up to `range` milliseconds ago, different in each page. */
const timeOfPage = (range: number) => new Date(Date.now() - Math.floor(PAGE_OFFSET * range))

/**
 * An id that no record of the list has: the given time in milliseconds, or a later one if it is taken. The time is
 * that of this page by default: up to an hour ago, so that two tabs that both add records hardly ever take the same.
 */
export function newId(list: readonly { id: string }[], now = timeOfPage(HOUR_MS)): string {
  return freeId(String(now.getTime()), new Set(list.map(({ id }) => id)))
}

/** The same for the child of a record. Its id says to the second when it was added. */
export const newChildId = (children: readonly { id: string }[]) =>
  newId(children, timeOfPage(SECOND_MS))

/**
 * Overwrites the given fields of one record. If no value differs, nothing changes: the record must not count as newer
 * than another device's edit. The change throws a SaveError if the record does not exist.
 */
export function editRecord<Draft>(
  entity: Entity<Draft, unknown>,
  id: string,
  draft: Partial<Draft>,
  now = new Date(),
): Change<readonly Recorded<Draft>[]> {
  return (list) => {
    const before = list.find((record) => record.id === id)
    if (!before) throw new SaveError('gone')
    if (isSame({ ...before, ...draft }, before)) return list
    const touched = entity.keepsUpdatedAt ? { updatedAt: changedAt(before, now) } : {}
    const after = { ...before, ...draft, ...touched }
    const edited = entity.deriveOnEdit?.(before, after, now) ?? after
    return list.map((record) => (record === before ? edited : record))
  }
}

/**
 * The `updatedAt` of an edited record: now, or just after its last change if the clock is behind that. A merge keeps
 * the later version, so an edit must be later than the version it is based on. Adding the milliseconds of the clock
 * makes it unlikely that two tabs set the same time.
 */
export function changedAt(
  { createdAt, updatedAt = createdAt }: Pick<Stamps, 'createdAt' | 'updatedAt'>,
  now: Date,
): string {
  const last = Date.parse(updatedAt)
  const after = last + 1 + now.getMilliseconds()
  // Years of more than four digits have a different format, which does not sort as text.
  return last >= now.getTime() && after <= END_OF_YEAR_9999
    ? new Date(after).toISOString()
    : now.toISOString()
}

const END_OF_YEAR_9999 = Date.parse('9999-12-31T23:59:59.999Z')

/** Removes one record. If the record does not exist, nothing changes. */
export function removeRecord<Draft>(id: string): Change<readonly Recorded<Draft>[]> {
  return (list) =>
    list.some((record) => record.id === id) ? list.filter((record) => record.id !== id) : list
}

/** Puts a removed record back at a position of the list. If the list has it, nothing changes. */
export function putBackRecord<Draft>(
  record: Recorded<Draft>,
  position: number,
): Change<readonly Recorded<Draft>[]> {
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
