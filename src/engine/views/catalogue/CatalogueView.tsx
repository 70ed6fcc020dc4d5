import { useRef, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { FilterSelect } from '../../ui/FilterSelect'
import { ShowMoreOnPhone } from '../../ui/ShowMoreOnPhone'
import { SearchBox } from '../../ui/SearchBox'
import { headingIdOf } from '../anchor'
import { FilterChips } from '../filters/FilterChips'
import { CardGrid } from './CardGrid'
import type { AnyCatalogueRow, CatalogueView as View } from './catalogue-view'
import { useCatalogue } from './use-catalogue'

/** The number of cards on the first page on a phone. */
const PHONE_CARDS = 6

/** A catalogue of shipped rows: a search box, filters, and a card for each row that matches. */
export default function CatalogueView({ view }: { view: View }) {
  const { dataset, config } = view
  const { Card, Help, Lead, Order = DatasetOrder } = config
  const catalogue = useCatalogue(view)
  const searchBox = useRef<HTMLInputElement>(null)
  // `FilterChips` renders the filters that have an `allLabel`.
  const selects = catalogue.filters.filter(({ allLabel }) => allLabel === undefined)
  const titleId = headingIdOf(dataset)

  const clearAndFocusSearch = () => {
    catalogue.clear()
    // The button that was pressed is about to disappear.
    searchBox.current?.focus()
  }

  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2
          id={titleId}
          tabIndex={-1}
          // A phone has no room for all three in one line: the count and the help are on the next.
          className={`section-title ${Help ? 'mr-auto max-sm:basis-full' : ''}`}
        >
          {config.title}
        </h2>
        <p className="text-sm text-muted">{catalogue.count}</p>
        {Help && <Help />}
      </div>
      {Lead && <Lead />}
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
      {catalogue.matching.length === 0 && config.search ? (
        <EmptyState icon="i-lucide-search-x" title={config.search.empty.title}>
          <p>{config.search.empty.text}</p>
          <Button variant="secondary" onClick={clearAndFocusSearch} data-no-print>
            Clear Search and Filters
          </Button>
        </EmptyState>
      ) : (
        <Order rows={catalogue.matching}>
          {(orderedRows) => (
            <ShowMoreOnPhone name={dataset.name} rows={orderedRows} first={PHONE_CARDS}>
              {(rows) => (
                <CardGrid dataset={dataset} rows={rows}>
                  {(row) => <Card row={row} />}
                </CardGrid>
              )}
            </ShowMoreOnPhone>
          )}
        </Order>
      )}
    </section>
  )
}

interface OrderProps {
  rows: readonly AnyCatalogueRow[]
  children: (rows: readonly AnyCatalogueRow[]) => ReactNode
}

function DatasetOrder({ rows, children }: OrderProps) {
  return children(rows)
}
