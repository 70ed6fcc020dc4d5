import { FilterButtons } from '../../ui/FilterButtons'
import { SlimSelect } from '../../ui/SlimSelect'
import { useListContext, useListState } from './list-context'

/** How a list is looked at: its order and its layout. */
export function LookOptions() {
  const { config } = useListContext()
  const list = useListState()
  const { layouts, layout } = list
  const orders = Object.entries(config.sort ?? {}).map(([value, { label }]) => ({ value, label }))
  return (
    <>
      {orders.length > 0 && (
        <div className="w-44 shrink-0">
          <SlimSelect
            label="Sort By"
            value={list.sort}
            options={[{ value: '', label: 'Newest First' }, ...orders]}
            onChange={list.setSort}
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
              if (chosen) list.setLayout(chosen.name)
            }}
          />
        </div>
      )}
    </>
  )
}
