import { normalizeText } from '../../normalize-text'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import type { RecordGroup } from './extension'
import type { AnyListConfig } from './list-view'

export type Order = NonNullable<AnyListConfig['sort']>[string]

/** Sorts records; without an order, returns them unchanged. Blank values come last. The sort is stable. */
export function orderRecords(
  records: readonly AnyRecord[],
  order: Order | undefined,
  fields: AnyEntity['fields'],
): readonly AnyRecord[] {
  if (!order) return records
  const sign = order.isDescending ? -1 : 1
  return records
    .map((record) => ({ record, key: sortKey(record, order.by, fields) }))
    .toSorted(({ key: a }, { key: b }) => {
      if (a === b) return 0
      if (a === '' || b === '') return a === '' ? 1 : -1
      return a < b ? -sign : sign
    })
    .map(({ record }) => record)
}

/** More digits than any number that a user enters. */
const DIGITS = 16

/** The sort key of a record, as text; blank if the field is empty. */
function sortKey(record: AnyRecord, by: string, fields: AnyEntity['fields']): string {
  if (by === 'updatedAt') return record.updatedAt ?? record.createdAt
  const [value, spec] = [record[by], fields[by]]
  if (value === undefined || value === '' || typeof value === 'object') return ''
  if (spec && 'options' in spec) return zeroPadded(spec.options.values.indexOf(String(value)))
  return typeof value === 'string' ? normalizeText(value) : zeroPadded(Number(value))
}

const zeroPadded = (number: number) => String(number).padStart(DIGITS, '0')

/** Sorts records by group, as a list with groups shows them. A record of no group is left out. */
export function orderByGroups(
  records: readonly AnyRecord[],
  groups: readonly RecordGroup[] | undefined,
): readonly AnyRecord[] {
  return groups ? groups.flatMap((group) => records.filter((record) => group.has(record))) : records
}
