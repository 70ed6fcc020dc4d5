/** Rows by the text in one of their fields, in the order of each text's first row; one group when no field is named. */
export function groupRows<Row extends object>(
  rows: readonly Row[],
  field: string | undefined,
): [group: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group =
      field === undefined
        ? ''
        : String(Object.entries(row).find(([key]) => key === field)?.[1] ?? '')
    const known = groups.get(group)
    if (known) known.push(row)
    else groups.set(group, [row])
  }
  return [...groups]
}
