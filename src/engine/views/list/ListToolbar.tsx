import { useId } from 'react'
import type { AnyEntity } from '../../schema/entity'
import { fieldLabel } from '../../schema/field'
import type { AnyListConfig } from './list-view'
import { countValues } from './select-records'
import type { useList } from './use-list'

interface Props {
  entity: AnyEntity
  config: AnyListConfig
  list: ReturnType<typeof useList>
}

/** The search box and the filters of a list; each option says how many records have it. */
export function ListToolbar({ entity, config, list }: Props) {
  const id = useId()
  if (config.search.length === 0 && config.filters.length === 0) return null
  const searched = config.search.map((field) => label(entity, field).toLowerCase()).join(', ')
  return (
    <div role="search" className="flex flex-wrap gap-3" data-no-print>
      {config.search.length > 0 && (
        <div className="min-w-56 flex-1">
          <label htmlFor={id} className="mb-1 block font-semibold">
            Search
          </label>
          <input
            id={id}
            type="search"
            className="field-box"
            placeholder={`Search by ${searched}`}
            autoComplete="off"
            value={list.search}
            onChange={(event) => list.setSearch(event.target.value)}
          />
        </div>
      )}
      {config.filters.map((field) => (
        <Filter key={field} entity={entity} field={field} list={list} />
      ))}
    </div>
  )
}

function Filter({ entity, field, list }: { field: string } & Omit<Props, 'config'>) {
  const id = useId()
  const spec = entity.fields[field]
  if (!spec || !('options' in spec)) return null
  const counts = countValues(list.records, field)
  return (
    <div className="min-w-48">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label(entity, field)}
      </label>
      <select
        id={id}
        className="field-box"
        value={list.filters[field]}
        onChange={(event) => list.setFilter(field, event.target.value)}
      >
        <option value="">All ({list.records.length})</option>
        {spec.options.values.map((value) => (
          <option key={value} value={value}>
            {spec.options.labels[value]} ({counts.get(value) ?? 0})
          </option>
        ))}
      </select>
    </div>
  )
}

function label(entity: AnyEntity, field: string): string {
  const spec = entity.fields[field]
  return spec ? fieldLabel(spec, {}) : field
}
