import { useCallback, useMemo, useState } from 'react'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { useAnnounced } from '../../ui/use-announced'
import { useToday } from '../../use-today'
import { selectRecords } from '../select-records'
import type { RecordGroup } from './extension'
import type { AnyListConfig, ListView } from './list-view'
import { orderByGroups, orderRecords, type Order } from './order-records'

/** The URL parameter that names a computed filter. */
export const COMPUTED_FILTER = 'find'

interface Asked {
  search: string
  /** Field → wanted value, as the address has it. */
  filters: Readonly<Record<string, string>>
  order: Order | undefined
  groups: readonly RecordGroup[] | undefined
}

/** The records of a list that match what is searched and filtered, in their order, and the line that counts them. */
export function useNarrowedRecords(
  { entity, config, extensions }: ListView,
  records: readonly AnyRecord[],
  asked: Asked,
) {
  const { search, order, groups } = asked
  const today = useToday()
  const find = extensions
    .flatMap(({ filter }) => filter ?? [])
    .find(({ name }) => name === asked.filters[COMPUTED_FILTER])
  const filters = useMemo(() => knownFilters(entity, asked.filters), [entity, asked.filters])
  // Ordered first: then a key in the search box orders nothing.
  const newest = useMemo(() => {
    const ordering = extensions.find(({ newestFirst }) => newestFirst !== undefined)
    return ordering ? records.toSorted((a, b) => ordering.newestFirst?.(a, b) ?? 0) : records
  }, [extensions, records])
  const { ordered, hold } = useOrderedRecords(newest, order, entity.fields)
  const grouped = useMemo(() => orderByGroups(ordered, groups), [ordered, groups])
  const narrow = useCallback(
    (among: readonly AnyRecord[]) =>
      selectRecords(
        find ? among.filter((record) => find.applies(record, today)) : among,
        searchedFields(config),
        { search, filters },
      ),
    [config, search, filters, find, today],
  )
  const matching = useMemo(() => narrow(grouped), [narrow, grouped])
  const isNarrowed =
    find !== undefined || search.trim() !== '' || Object.values(filters).some(Boolean)
  const count = isNarrowed
    ? `Showing ${matching.length} of ${countAll(entity, records)}`
    : (countBySection(config, records) ?? countAll(entity, records))
  useAnnounced(count, JSON.stringify({ search, filters, find: find?.label }))
  return { filters, find, narrow, matching, isNarrowed, count, hold }
}

const countAll = ({ noun }: AnyEntity, { length }: readonly AnyRecord[]) =>
  `${length} ${noun[length === 1 ? 0 : 1]}`

/** "2 earned, 1 in progress", where the sections of a list say what their records are. */
function countBySection({ sections = [] }: AnyListConfig, records: readonly AnyRecord[]) {
  const counts = sections.flatMap(({ counted, has }) => {
    const count = records.filter((record) => has(record)).length
    return counted && count > 0 ? [`${count} ${counted}`] : []
  })
  return counts.length > 0 ? counts.join(', ') : undefined
}

/** The filters that the address asks for. A value that no option has, as in an old link, filters nothing. */
function knownFilters(
  { fields }: AnyEntity,
  asked: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(asked).map(([field, value]) => {
      const spec = fields[field]
      const isKnown = spec !== undefined && 'options' in spec && spec.options.values.includes(value)
      return [field, isKnown ? value : '']
    }),
  )
}

const known = new WeakMap<AnyListConfig, readonly string[]>()

/** The fields that the search box of a list matches. The same list at every call: by it records keep their searched text. */
function searchedFields(config: AnyListConfig): readonly string[] {
  const fields = known.get(config) ?? [...config.search, ...(config.alsoSearch ?? [])]
  known.set(config, fields)
  return fields
}

type Held = ReadonlyMap<string, AnyRecord>
const NONE: Held = new Map()

/**
 * The records in the order that was asked for. One that is changed where it is shown keeps its place until
 * another order is asked for: nothing moves away from under a finger.
 */
function useOrderedRecords(
  records: readonly AnyRecord[],
  order: Order | undefined,
  fields: AnyEntity['fields'],
) {
  const [{ heldIn, held }, setHeld] = useState({ heldIn: order, held: NONE })
  if (heldIn !== order) setHeld({ heldIn: order, held: NONE })
  const ordered = useMemo(() => {
    if (held.size === 0) return orderRecords(records, order, fields)
    const now = new Map(records.map((record) => [record.id, record]))
    const before = records.map((record) => held.get(record.id) ?? record)
    return orderRecords(before, order, fields).flatMap(({ id }) => now.get(id) ?? [])
  }, [records, order, fields, held])
  /** Keeps the place of a record that is about to change. */
  const hold = useCallback((record: AnyRecord) => {
    setHeld((last) => {
      if (!last.heldIn || last.held.has(record.id)) return last
      return { ...last, held: new Map(last.held).set(record.id, record) }
    })
  }, [])
  return { ordered, hold }
}
