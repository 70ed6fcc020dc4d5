import type { AnyEntity, AnyRecord } from '../../model/entity'
import type { AnyListConfig } from './list-view'

/** Records that stand together under a heading. */
export interface RecordGroup {
  title: string
  has(record: AnyRecord): boolean
}

/** The columns of a board: one for each value of the field, in the order of its options. */
export function boardColumns(
  { fields }: AnyEntity,
  { layouts }: AnyListConfig,
): readonly RecordGroup[] {
  const field = layouts?.board ?? ''
  const spec = fields[field]
  if (!spec || !('options' in spec)) return []
  const { options, blank } = spec
  const column = (value: string, title: string) => ({
    title,
    has: (record: AnyRecord) => record[field] === value,
  })
  return [
    ...(blank === undefined ? [] : [column('', blank)]),
    ...options.values.map((value) => column(value, options.labels[value] ?? value)),
  ]
}

/** The records group by group, as a list with groups shows them. */
export function orderByGroups(
  records: readonly AnyRecord[],
  groups: readonly RecordGroup[] | undefined,
): readonly AnyRecord[] {
  return groups ? groups.flatMap((group) => records.filter((record) => group.has(record))) : records
}
