import type { AnyListConfig } from './list-view'

/** The URL parameter that names a computed filter. */
export const COMPUTED_FILTER = 'find'

export type ComputedFilter = NonNullable<AnyListConfig['computedFilters']>[string]

/** The computed filter that a URL names; undefined if the list has no such filter. */
export function computedFilterIn(
  { computedFilters = {} }: AnyListConfig,
  name = '',
): ComputedFilter | undefined {
  return Object.hasOwn(computedFilters, name) ? computedFilters[name] : undefined
}
