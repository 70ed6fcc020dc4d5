/** Fewer finished items all stay in the list: four leave room for an open item on the first screen of a phone. */
const COLLAPSED_FROM = 5

interface Item {
  id: string
}

/**
 * Divides the items of a section into those in its list and the finished ones, which collapse.
 * See docs/decisions/0028.
 * @param kept where items were when the user checked or unchecked them; these items do not move
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
