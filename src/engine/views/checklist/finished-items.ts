/** Four finished items leave something open in a phone's first screenful: so many stay in the list, in its order. */
const FOLDED_FROM = 5

interface Item {
  id: string
}

/**
 * What of a section is still in its list, and what was finished before and folds.
 * See docs/decisions/0028.
 * @param kept where items stood when a person ticked or unticked them: none moves away under a finger
 */
export function divideFinished<Row extends Item>(
  items: readonly Row[],
  isDone: (id: string) => boolean,
  kept: ReadonlyMap<string, 'listed' | 'folded'>,
): { listed: readonly Row[]; folded: readonly Row[] } {
  const isFolded = ({ id }: Item) => (kept.has(id) ? kept.get(id) === 'folded' : isDone(id))
  const folded = items.filter(isFolded)
  if (folded.length < FOLDED_FROM) return { listed: items, folded: [] }
  return { listed: items.filter((item) => !isFolded(item)), folded }
}
