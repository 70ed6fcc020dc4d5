/** Rows by their group, in the order of each group's first row. */
export function groupRows<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => string,
): [group: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groupOf(row)
    const known = groups.get(group)
    if (known) known.push(row)
    else groups.set(group, [row])
  }
  return [...groups]
}
