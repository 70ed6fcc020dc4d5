/** Four finished items leave something open in a phone's first screenful: so many stay in the list, in its order. */
const COLLAPSED_FROM = 5

interface Item {
  id: string
}

/**
 * What of a section is still in its list, and what was finished before and collapses.
 * See docs/decisions/0028.
 * @param kept where items stood when a person ticked or unticked them: none moves away under a finger
 */
export function divideFinished<Row extends Item>(
  items: readonly Row[],
  isDone: (id: string) => boolean,
  kept: ReadonlyMap<string, 'listed' | 'collapsed'>,
): { listed: readonly Row[]; collapsed: readonly Row[] } {
  const isCollapsed = ({ id }: Item) => (kept.has(id) ? kept.get(id) === 'collapsed' : isDone(id))
  const collapsed = items.filter(isCollapsed)
  if (collapsed.length < COLLAPSED_FROM) return { listed: items, collapsed: [] }
  return { listed: items.filter((item) => !isCollapsed(item)), collapsed }
}
