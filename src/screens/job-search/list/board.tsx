import type { AnyEntity, AnyRecord } from '@/engine/model/entity'
import { lazyPart } from '@/engine/ui/lazy-part'
import type { ListExtension, RecordGroup } from '@/engine/views/list/extension'
import type { Choice } from '@/engine/views/list/list-view'

const BoardLayout = lazyPart(() => import('./BoardLayout'))

/** A layout with a column of small cards for each value of a field. */
export function board<E extends AnyEntity>(field: Choice<E['fields']>): ListExtension<E>
export function board(field: string): ListExtension {
  return {
    layout: {
      name: 'board',
      label: 'Board',
      Component: () => <BoardLayout field={field} />,
      groups: (entity) => columnsOf(entity, field),
      take: roundRobin,
    },
  }
}

/** One column for each value of the field, in the order of its options. */
function columnsOf({ fields }: AnyEntity, field: string): readonly RecordGroup[] {
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

/**
 * The first `count` items of several columns, taken from each column in turn, so that the longest column does not
 * fill the whole page.
 */
export function roundRobin<Item>(
  columns: readonly (readonly Item[])[],
  count: number,
): readonly Item[] {
  const taken: Item[] = []
  const longest = Math.max(0, ...columns.map(({ length }) => length))
  for (let round = 0; round < longest && taken.length < count; round++) {
    for (const column of columns) {
      const item = column[round]
      if (item !== undefined && taken.length < count) taken.push(item)
    }
  }
  return taken
}
