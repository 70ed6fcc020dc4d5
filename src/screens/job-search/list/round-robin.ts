/**
 * The first `count` items of several columns, taken from each column in turn, so that the longest column does not
 * fill the whole page.
 */
export function roundRobin<Item>(
  columns: readonly (readonly Item[])[],
  count: number,
): readonly Item[] {
  const taken: Item[] = []
  const longest = Math.max(0, ...columns.map(({ length }) => length))
  for (let round = 0; round < longest && taken.length < count; round++) {
    for (const column of columns) {
      const item = column[round]
      if (item !== undefined && taken.length < count) taken.push(item)
    }
  }
  return taken
}
