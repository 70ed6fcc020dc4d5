import { formatCount } from '@/engine/format-count'
import type { AnyEntity, AnyRecord } from '@/engine/model/entity'
import { editRecord } from '@/engine/store/records'

type Change = (list: readonly AnyRecord[]) => readonly AnyRecord[]

interface Setting {
  field: string
  value: string
  /** Whether a record still matches: another tab may have changed it since it was shown. */
  isMatch?: ((record: AnyRecord) => boolean) | undefined
  /** Writes the reason for the change into a changed record. */
  annotate?: ((changed: AnyRecord) => AnyRecord) | undefined
}

/** Returns a change that sets a field in those of the records that still exist and still match. */
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

/** The message after the undo of a bulk edit. @param left how many of `all` records were not put back */
export function undoSentence(left: number, all: number): string {
  if (left === 0) return 'Put back as it was.'
  if (left === all) return 'Nothing was put back: it was changed or deleted since then.'
  const those = left === 1 ? '1 that was' : `${formatCount(left)} that were`
  return `Put back as it was, but for ${those} changed or deleted since then.`
}
