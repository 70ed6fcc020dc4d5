import { useCallback, useMemo, useState } from 'react'
import type { CalendarDay } from '../../calendar-day'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { useAnnounced } from '../../ui/use-announced'
import { selectRecords } from '../select-records'
import type { RecordGroup } from './extension'
import type { AnyListConfig, ListView } from './list-view'
import { orderByGroups, orderRecords, type Order } from './order-records'
import { COMPUTED_FILTER } from './use-list-url'

interface Criteria {
  search: string
  /** Field → wanted value, as in the URL. */
  filters: Readonly<Record<string, string>>
  order: Order | undefined
  groups: readonly RecordGroup[] | undefined
  today: CalendarDay
}

/** The records of a list that match its search and filters, in order, and the text that counts them. */
export function useNarrowedRecords(
  { entity, config, extensions, searched }: ListView,
  records: readonly AnyRecord[],
  criteria: Criteria,
) {
  const { search, order, groups, today } = criteria
  const computedFilter = extensions
    .flatMap(({ filter }) => filter ?? [])
    .find(({ name }) => name === criteria.filters[COMPUTED_FILTER])
  const filters = useMemo(() => knownFilters(entity, criteria.filters), [entity, criteria.filters])
  // Sort before filtering, so that typing in the search box does not sort again.
  const newest = useMemo(() => {
    const ordering = extensions.find(({ newestFirst }) => newestFirst !== undefined)
    return ordering ? records.toSorted((a, b) => ordering.newestFirst?.(a, b) ?? 0) : records
  }, [extensions, records])
  const { ordered, keepPlace } = useOrderedRecords(newest, order, entity.fields)
  const grouped = useMemo(() => orderByGroups(ordered, groups), [ordered, groups])
  const narrow = useCallback(
    (among: readonly AnyRecord[]) =>
      selectRecords(
        computedFilter ? among.filter((record) => computedFilter.applies(record, today)) : among,
        searched,
        { search, filters },
      ),
    [searched, search, filters, computedFilter, today],
  )
  const matching = useMemo(() => narrow(grouped), [narrow, grouped])
  const isNarrowed =
    computedFilter !== undefined || search.trim() !== '' || Object.values(filters).some(Boolean)
  const count = isNarrowed
    ? `Showing ${matching.length} of ${countAll(entity, records)}`
    : (countBySection(config, records) ?? countAll(entity, records))
  useAnnounced(count, JSON.stringify({ search, filters, computedFilter: computedFilter?.label }))
  return {
    filters,
    computedFilter,
    matching,
    /** Whether a record matches what is searched and filtered. */
    isMatch: (record: AnyRecord) => narrow([record]).length > 0,
    isNarrowed,
    count,
    keepPlace,
  }
}

const countAll = ({ noun }: AnyEntity, { length }: readonly AnyRecord[]) =>
  `${length} ${noun[length === 1 ? 0 : 1]}`

/** "2 earned, 1 in progress", from the sections with a `counted` text; undefined if there are none. */
function countBySection({ sections = [] }: AnyListConfig, records: readonly AnyRecord[]) {
  const counts = sections.flatMap(({ counted, has }) => {
    const count = records.filter((record) => has(record)).length
    return counted && count > 0 ? [`${count} ${counted}`] : []
  })
  return counts.length > 0 ? counts.join(', ') : undefined
}

/** The filters in the URL. A value that is not an option, as in an old link, does not filter. */
function knownFilters(
  { fields }: AnyEntity,
  requested: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(requested).map(([field, value]) => {
      const spec = fields[field]
      const isKnown = spec !== undefined && 'options' in spec && spec.options.values.includes(value)
      return [field, isKnown ? value : '']
    }),
  )
}

/** The records whose place is kept, as they were before the change, by id. */
type Places = ReadonlyMap<string, AnyRecord>
const NONE: Places = new Map()

/**
 * The records in the chosen order. A record that is changed in place keeps its position until another order is
 * chosen, so that it does not move away from the pointer.
 */
function useOrderedRecords(
  records: readonly AnyRecord[],
  order: Order | undefined,
  fields: AnyEntity['fields'],
) {
  const [{ keptIn, places }, setPlaces] = useState({ keptIn: order, places: NONE })
  if (keptIn !== order) setPlaces({ keptIn: order, places: NONE })
  const ordered = useMemo(() => {
    if (places.size === 0) return orderRecords(records, order, fields)
    const now = new Map(records.map((record) => [record.id, record]))
    const before = records.map((record) => places.get(record.id) ?? record)
    return orderRecords(before, order, fields).flatMap(({ id }) => now.get(id) ?? [])
  }, [records, order, fields, places])
  /** Keeps the place of a record that is about to change. */
  const keepPlace = useCallback((record: AnyRecord) => {
    setPlaces((last) => {
      if (!last.keptIn || last.places.has(record.id)) return last
      return { ...last, places: new Map(last.places).set(record.id, record) }
    })
  }, [])
  return { ordered, keepPlace }
}
