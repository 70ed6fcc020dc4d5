import { useMemo } from 'react'
import type { AnyEntity } from '../../model/entity'
import { fieldLabel } from '../../model/field'
import { labelOf } from '../../model/vocabulary'
import { FilterSelect } from '../../ui/FilterSelect'
import { SearchBox } from '../../ui/SearchBox'
import { countValues } from '../select-records'
import type { AnyListConfig } from './list-view'
import type { useList } from './use-list'

interface Props {
  entity: AnyEntity
  config: AnyListConfig
  list: ReturnType<typeof useList>
}

/** The search box and the filters of a list; each option says how many records have it. */
export function ListToolbar({ entity, config, list }: Props) {
  if (config.search.length === 0 && config.filters.length === 0) return null
  const searched = config.search.map((field) => label(entity, field).toLowerCase()).join(', ')
  return (
    <div
      role="search"
      className="flex flex-wrap gap-3"
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
        <Filter key={field} entity={entity} field={field} list={list} />
      ))}
    </div>
  )
}

function Filter({ entity, field, list }: { field: string } & Omit<Props, 'config'>) {
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
