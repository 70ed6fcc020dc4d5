import { FilterButtons } from '../../ui/FilterButtons'
import type { Filters } from './use-narrowed'

/** A row of buttons for each filter that has an `allLabel`. */
export function FilterChips({ filters }: { filters: Filters }) {
  return filters.map(({ field, label, allLabel, options, value, choose }) =>
    allLabel === undefined ? null : (
      <div key={field} className="my-1 sm:my-2">
        <FilterButtons
          label={label}
          options={[allLabel, ...options.map((option) => option.label)]}
          chosen={value || allLabel}
          onChange={(name) => choose(name === allLabel ? '' : name)}
        />
      </div>
    ),
  )
}
