import type { AnyListConfig } from './list-view'

const known = new WeakMap<AnyListConfig, readonly string[]>()

/** The fields that the search box of a list matches. The same list at every call: by it records keep their searched text. */
export function searchedFields(config: AnyListConfig): readonly string[] {
  const fields = known.get(config) ?? [...config.search, ...(config.alsoSearch ?? [])]
  known.set(config, fields)
  return fields
}
