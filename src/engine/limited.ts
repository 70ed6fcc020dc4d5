/** The first items of a list, and how many are omitted. */
export interface Limited<Item> {
  shown: readonly Item[]
  omitted: number
}

/** Limits a list to its first `max` items. */
export function limited<Item>(items: readonly Item[], max: number): Limited<Item> {
  return { shown: items.slice(0, max), omitted: Math.max(0, items.length - max) }
}
