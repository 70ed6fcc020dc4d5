import type { AnyEntity, AnyRecord } from '../model/entity'
import type { Child, Values } from '../model/field'
import { editRecord } from './records'
import { SaveError } from './save-error'

type Change = (list: readonly AnyRecord[]) => readonly AnyRecord[]

/** Where children are: in a field of one record. */
export interface ChildPlace {
  entity: AnyEntity
  recordId: string
  field: string
}

/** The records that a field of a record holds. */
export function childrenOf(record: Values, field: string): readonly Child[] {
  const value = record[field]
  return typeof value === 'object' ? value : []
}

/**
 * Changes the children of one record as they are stored by then: what another tab added meanwhile stays.
 * Throws a SaveError when the record is gone.
 */
export function changeChildren(
  { entity, recordId, field }: ChildPlace,
  change: (children: readonly Child[]) => readonly Child[],
  now = new Date(),
): Change {
  return (list) => {
    const record = list.find(({ id }) => id === recordId)
    if (!record) throw new SaveError('gone')
    const before = childrenOf(record, field)
    const after = change(before)
    return after === before ? list : editRecord(entity, recordId, { [field]: after }, now)(list)
  }
}
