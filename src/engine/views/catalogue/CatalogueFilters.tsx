import type { RefObject } from 'react'
import { FilterSelect } from '../../ui/FilterSelect'
import { SearchBox } from '../../ui/SearchBox'
import { FilterChips } from '../filters/FilterChips'
import type { AnyCatalogueConfig } from './catalogue-view'
import type { useCatalogue } from './use-catalogue'

interface Props {
  config: AnyCatalogueConfig
  catalogue: ReturnType<typeof useCatalogue>
  searchBox: RefObject<HTMLInputElement | null>
}

/** The search box and the selects of a catalogue in one row, and the rows of filter buttons under it. */
export function CatalogueFilters({ config, catalogue, searchBox }: Props) {
  const selects = catalogue.filters.filter(({ allLabel }) => allLabel === undefined)
  return (
    <>
      {(config.search || selects.length > 0) && (
        <div role="search" className="mt-4 flex flex-wrap gap-3" data-no-print>
          {config.search && (
            <SearchBox
              ref={searchBox}
              // A row to itself on a narrow screen, because the placeholder is long.
              className="max-sm:basis-full"
              placeholder={config.search.placeholder}
              value={catalogue.search}
              onChange={catalogue.setSearch}
            />
          )}
          {selects.map(({ field, label, value, options, choose }) => (
            <FilterSelect
              key={field}
              label={label}
              value={value}
              total={catalogue.total}
              options={options}
              onChange={choose}
            />
          ))}
        </div>
      )}
      <FilterChips filters={catalogue.filters} />
    </>
  )
}
