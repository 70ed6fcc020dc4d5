import { useId, useMemo, useRef, useState } from 'react'
import { labelOfField } from '../../model/show-value'
import { labelOf } from '../../model/vocabulary'
import { FilterSelect } from '../../ui/FilterSelect'
import { OptionsButton } from '../../ui/OptionsButton'
import { SearchBox } from '../../ui/SearchBox'
import { countValues } from '../select-records'
import { useListContext, useListState } from './list-context'
import { FilterButtons } from '../../ui/FilterButtons'
import { SlimSelect } from '../../ui/SlimSelect'
import { formatCount } from '../../format-count'
import type { ComputedFilter } from './extension'
import { COMPUTED_FILTER } from './use-list-url'

/**
 * The search box and the filters of a list in one line; each option shows how many records have it. Beside them are the
 * list's order, layout and computed filters. A narrow screen collapses these; it still shows the computed filters while
 * one is on.
 */
export function ListToolbar() {
  const { entity, config } = useListContext()
  const list = useListState()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const optionsButton = useRef<HTMLButtonElement>(null)
  const searched = config.search
    .map((field) => labelOfField(entity, {}, field).toLowerCase())
    .join(', ')
  const hasSearch = config.search.length > 0 || config.filters.length > 0
  const hasLook = list.look.layouts.length > 1 || (config.sort && list.records.length > 1)
  return (
    <>
      {hasSearch && (
        <div
          role="search"
          className="flex min-w-0 flex-1 basis-58 flex-wrap gap-2"
          data-no-print
          onBlur={list.narrowing.rememberPosition}
        >
          {config.search.length > 0 && (
            <SearchBox
              placeholder={`Search by ${searched}`}
              value={list.narrowing.search}
              onChange={list.narrowing.setSearch}
            />
          )}
          {config.filters.map((field) => (
            <Filter key={field} field={field} />
          ))}
        </div>
      )}
      {hasLook && (
        <>
          <OptionsButton
            ref={optionsButton}
            label="Sort and Layout"
            isOpen={isOpen}
            controls={id}
            onToggle={() => setOpen(!isOpen)}
            className="lg:hidden"
          />
          <div
            id={id}
            className={`${isOpen ? 'flex' : 'hidden'} flex-wrap items-center gap-2 max-lg:basis-full lg:flex lg:flex-nowrap`}
            data-no-print
          >
            <LookOptions />
          </div>
        </>
      )}
      <div
        className={
          hasLook && !isOpen && !list.narrowing.computedFilter
            ? 'contents max-lg:hidden'
            : 'contents'
        }
      >
        <ComputedFilters
          onTurnedOff={() => {
            // A narrow screen collapses the filters again. On a wide one the hidden button cannot take the focus.
            if (!isOpen) optionsButton.current?.focus()
          }}
        />
      </div>
    </>
  )
}

function Filter({ field }: { field: string }) {
  const { entity } = useListContext()
  const list = useListState()
  const counts = useMemo(() => countValues(list.records, field), [list.records, field])
  const spec = entity.fields[field]
  if (!spec || !('options' in spec)) return null
  return (
    <FilterSelect
      label={labelOfField(entity, {}, field)}
      value={list.narrowing.filters[field] ?? ''}
      total={list.records.length}
      options={spec.options.values.map((value) => ({
        value,
        label: labelOf(spec.options, value),
        count: counts.get(value) ?? 0,
      }))}
      onChange={(value) => list.narrowing.setFilter(field, value)}
    />
  )
}

/** The order and the layout of a list. */
function LookOptions() {
  const { config } = useListContext()
  const { layouts, layout, setLayout, sort, setSort } = useListState().look
  const orders = Object.entries(config.sort ?? {}).map(([value, { label }]) => ({ value, label }))
  return (
    <>
      {orders.length > 0 && (
        <div className="w-44 shrink-0">
          <SlimSelect
            label="Sort By"
            value={sort}
            options={[{ value: '', label: 'Newest First' }, ...orders]}
            onChange={setSort}
          />
        </div>
      )}
      {layouts.length > 1 && (
        <div className="lg:shrink-0">
          <FilterButtons
            label="Layout"
            options={layouts.map(({ label }) => label)}
            chosen={layouts.find(({ name }) => name === layout)?.label ?? ''}
            onChange={(label) => {
              const chosen = layouts.find((one) => one.label === label)
              if (chosen) setLayout(chosen.name)
            }}
          />
        </div>
      )}
    </>
  )
}

/** A button for each computed filter, with the number of matches. Without any, it is shown only while it is on. */
function ComputedFilters({ onTurnedOff }: { onTurnedOff: () => void }) {
  const { extensions } = useListContext()
  return extensions.map(
    ({ filter }) =>
      filter && <FilterButton key={filter.name} filter={filter} onTurnedOff={onTurnedOff} />,
  )
}

interface FilterButtonProps {
  filter: ComputedFilter
  /** Called when the filter is turned off while its button stays, because records match. */
  onTurnedOff: () => void
}

function FilterButton({ filter, onTurnedOff }: FilterButtonProps) {
  const { focus, today } = useListContext()
  const list = useListState()
  const { records } = list
  const count = useMemo(
    () => records.filter((record) => filter.applies(record, today)).length,
    [records, filter, today],
  )
  const isChosen = list.narrowing.computedFilter === filter
  if (count === 0 && !isChosen) return null
  const toggle = () => {
    list.narrowing.setFilter(COMPUTED_FILTER, isChosen ? '' : filter.name)
    if (!isChosen) return
    // The button that was pressed is about to disappear.
    if (count === 0) focus(undefined)
    else onTurnedOff()
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className="pressable min-h-11 shrink-0 rounded-full px-4 text-text"
      data-no-print
      onClick={toggle}
    >{`${filter.label} (${formatCount(count)})`}</button>
  )
}
