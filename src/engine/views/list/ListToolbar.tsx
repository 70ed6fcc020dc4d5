import { useId, useMemo, useState } from 'react'
import type { AnyEntity } from '../../model/entity'
import { fieldLabel } from '../../model/field'
import { labelOf } from '../../model/vocabulary'
import { FilterSelect } from '../../ui/FilterSelect'
import { OptionsButton } from '../../ui/OptionsButton'
import { SearchBox } from '../../ui/SearchBox'
import { countValues } from '../select-records'
import { ComputedFilters } from './ComputedFilters'
import { useListContext, useListState } from './list-context'
import { LookOptions } from './LookOptions'

/**
 * The search box and the filters of a list in one line; each option says how many records have it. Beside
 * them its order and layout, and what it can find by itself; a narrow screen folds these away until one of
 * them narrows the list.
 */
export function ListToolbar() {
  const { entity, config } = useListContext()
  const list = useListState()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const searched = config.search.map((field) => label(entity, field).toLowerCase()).join(', ')
  const hasSearch = config.search.length > 0 || config.filters.length > 0
  const hasLook = list.layouts.length > 1 || (config.sort && list.records.length > 1)
  return (
    <>
      {hasSearch && (
        <div
          role="search"
          className="flex min-w-0 flex-1 basis-58 flex-wrap gap-2"
          data-no-print
          onBlur={list.rememberPosition}
        >
          {config.search.length > 0 && (
            <SearchBox
              placeholder={`Search by ${searched}`}
              value={list.search}
              onChange={list.setSearch}
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
            label="Order and Layout"
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
      <div className={hasLook && !isOpen && !list.find ? 'contents max-lg:hidden' : 'contents'}>
        <ComputedFilters />
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
      label={label(entity, field)}
      value={list.filters[field] ?? ''}
      total={list.records.length}
      options={spec.options.values.map((value) => ({
        value,
        label: labelOf(spec.options, value),
        count: counts.get(value) ?? 0,
      }))}
      onChange={(value) => list.setFilter(field, value)}
    />
  )
}

function label(entity: AnyEntity, field: string): string {
  const spec = entity.fields[field]
  return spec ? fieldLabel(spec, {}) : field
}
