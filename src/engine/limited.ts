/** The first items of a list, and how many are left out. */
export interface Limited<Item> {
  shown: readonly Item[]
  left: number
}

/** Limits a list to its first `max` items. */
export function limited<Item>(items: readonly Item[], max: number): Limited<Item> {
  return { shown: items.slice(0, max), left: Math.max(0, items.length - max) }
}
