import { useMemo } from 'react'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { useAnnounced } from '../../ui/use-announced'
import { selectRecords } from '../select-records'
import type { AnyListConfig } from './list-view'
import { orderBySections } from './order-by-sections'

interface Asked {
  search: string
  /** Field → wanted value, as the address has it. */
  filters: Readonly<Record<string, string>>
}

/** The records of a list that match what is searched and filtered, and the line that counts them. */
export function useNarrowedRecords(
  entity: AnyEntity,
  config: AnyListConfig,
  records: readonly AnyRecord[],
  asked: Asked,
) {
  const { search } = asked
  const filters = useMemo(() => knownFilters(entity, asked.filters), [entity, asked.filters])
  const matching = useMemo(
    () =>
      orderBySections(selectRecords(records, config.search, { search, filters }), config.sections),
    [records, config, search, filters],
  )
  const isNarrowed = search.trim() !== '' || Object.values(filters).some(Boolean)
  const noun = entity.noun[records.length === 1 ? 0 : 1]
  const count = isNarrowed
    ? `Showing ${matching.length} of ${records.length} ${noun}`
    : `${records.length} ${noun}`
  useAnnounced(isNarrowed ? count : '', JSON.stringify({ search, filters }))
  return { filters, matching, isNarrowed, count }
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
