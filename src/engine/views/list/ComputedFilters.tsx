import { useMemo } from 'react'
import { formatCount } from '../../format-count'
import { useToday } from '../../use-today'
import type { ComputedFilter } from './extension'
import { useListContext, useListState } from './list-context'
import { COMPUTED_FILTER } from './use-narrowed-records'

/** A button for each filter by what is worked out, where it finds something, with how much. */
export function ComputedFilters() {
  const { extensions } = useListContext()
  return extensions.map(({ filter }) => filter && <FilterButton key={filter.name} find={filter} />)
}

function FilterButton({ find }: { find: ComputedFilter }) {
  const list = useListState()
  const today = useToday()
  const { records } = list
  const count = useMemo(
    () => records.filter((record) => find.applies(record, today)).length,
    [records, find, today],
  )
  const isChosen = list.find === find
  if (count === 0 && !isChosen) return null
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className="pressable min-h-11 shrink-0 rounded-full px-4 text-text"
      data-no-print
      onClick={() => list.setFilter(COMPUTED_FILTER, isChosen ? '' : find.name)}
    >{`${find.label} (${formatCount(count)})`}</button>
  )
}
