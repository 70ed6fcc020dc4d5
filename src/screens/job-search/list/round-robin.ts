/**
 * The first so many of several columns, dealt out one to each in turn: the longest column does not take
 * the whole page.
 */
export function roundRobin<Item>(
  columns: readonly (readonly Item[])[],
  count: number,
): readonly Item[] {
  const dealt: Item[] = []
  const longest = Math.max(0, ...columns.map(({ length }) => length))
  for (let round = 0; round < longest && dealt.length < count; round++) {
    for (const column of columns) {
      const item = column[round]
      if (item !== undefined && dealt.length < count) dealt.push(item)
    }
  }
  return dealt
}
