import type { AnyEntity, AnyRecord } from '../model/entity'
import type { Child, Values } from '../model/field'
import type { Change } from './query-data'
import { editRecord } from './records'
import { SaveError } from './save-error'

/** The field of one record that holds child records. */
export interface ChildPlace {
  entity: AnyEntity
  recordId: string
  field: string
}

/** The child records in a field of a record. */
export function childrenOf(record: Values, field: string): readonly Child[] {
  const value = record[field]
  return typeof value === 'object' ? value : []
}

/**
 * A change to the children of one record. It applies to the stored children, so children that another tab has added
 * stay. The change throws a SaveError if the record does not exist.
 */
export function changeChildren(
  { entity, recordId, field }: ChildPlace,
  change: (children: readonly Child[]) => readonly Child[],
  now = new Date(),
): Change<readonly AnyRecord[]> {
  return (list) => {
    const record = list.find(({ id }) => id === recordId)
    if (!record) throw new SaveError('gone')
    const before = childrenOf(record, field)
    const after = change(before)
    return after === before ? list : editRecord(entity, recordId, { [field]: after }, now)(list)
  }
}
