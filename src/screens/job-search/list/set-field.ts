import { formatCount } from '@/engine/format-count'
import type { AnyEntity, AnyRecord } from '@/engine/model/entity'
import { editRecord } from '@/engine/store/records'

type Change = (list: readonly AnyRecord[]) => readonly AnyRecord[]

interface Setting {
  field: string
  value: string
  /** Whether a record still is one to set: another tab may have changed it since it was shown. */
  isMatch?: ((record: AnyRecord) => boolean) | undefined
  /** Puts into a record what is to be told about the change. */
  annotate?: ((changed: AnyRecord) => AnyRecord) | undefined
}

/** Sets a field in all of these records that are still there and still match. */
export function setField(
  entity: AnyEntity,
  records: readonly AnyRecord[],
  { field, value, isMatch = () => true, annotate = (changed) => changed }: Setting,
  now = new Date(),
): Change {
  const ids = new Set(records.map(({ id }) => id))
  return (list) =>
    list.flatMap((record) =>
      ids.has(record.id) && isMatch(record)
        ? editRecord(entity, record.id, { [field]: value }, now)([record]).map(annotate)
        : [record],
    )
}

/** What is said of the change that was taken back, but for so many of all its records. */
export function putBackSentence(left: number, all: number): string {
  if (left === 0) return 'Put back as it was.'
  if (left === all) return 'Nothing was put back: it was changed or deleted since then.'
  const those = left === 1 ? '1 that was' : `${formatCount(left)} that were`
  return `Put back as it was, but for ${those} changed or deleted since then.`
}
