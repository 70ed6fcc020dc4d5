import { formatCount } from '../../format-count'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { isSame } from '../../model/is-same'
import { editRecord } from '../../store/records'

type Change = (list: readonly AnyRecord[]) => readonly AnyRecord[]

interface Setting {
  field: string
  value: string
  /** Puts into a record what is to be told about the change. */
  tell?: ((changed: AnyRecord) => AnyRecord) | undefined
}

/** Sets a field in all of these records that are still there. */
export function setAll(
  entity: AnyEntity,
  records: readonly AnyRecord[],
  { field, value, tell = (changed) => changed }: Setting,
  now = new Date(),
): Change {
  const ids = new Set(records.map(({ id }) => id))
  return (list) =>
    list.flatMap((record) =>
      ids.has(record.id)
        ? editRecord(entity, record.id, { [field]: value }, now)([record]).map(tell)
        : [record],
    )
}

/** Takes such a change back. What was changed once more since stays as it is now. */
export function putBackAll(before: readonly AnyRecord[], after: readonly AnyRecord[]): Change {
  const [old, known] = [byId(before), byId(after)]
  return (list) =>
    list.map((record) =>
      isSame(record, known.get(record.id)) ? (old.get(record.id) ?? record) : record,
    )
}

/**
 * How many of them cannot be put back, as they were changed once more or deleted since.
 * @param list what is stored by now
 */
export function changedSince(list: readonly AnyRecord[], after: readonly AnyRecord[]): number {
  const stored = byId(list)
  return after.filter((record) => !isSame(record, stored.get(record.id))).length
}

/** What is said of the change that was taken back, but for so many of all its records. */
export function putBackSentence(left: number, all: number): string {
  if (left === 0) return 'Put back as it was.'
  if (left === all) return 'Nothing was put back: it was changed or deleted since then.'
  const those = left === 1 ? '1 that was' : `${formatCount(left)} that were`
  return `Put back as it was, but for ${those} changed or deleted since then.`
}

const byId = (records: readonly AnyRecord[]) =>
  new Map(records.map((record) => [record.id, record]))
