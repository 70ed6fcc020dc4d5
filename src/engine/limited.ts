/** As many of a list as have room, and how many are left out. */
export interface Limited<Item> {
  shown: readonly Item[]
  left: number
}

/** The first of a list, as many as have room. */
export function limited<Item>(items: readonly Item[], max: number): Limited<Item> {
  return { shown: items.slice(0, max), left: Math.max(0, items.length - max) }
}
