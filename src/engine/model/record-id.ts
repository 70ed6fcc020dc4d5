/** What tells a row of a list from the others: a record's id, or the row itself. */
export function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row
    ? String(row.id)
    : JSON.stringify(row)
}

/**
 * The id, or one like it while others have it. Ids are millisecond timestamps as text: the next
 * millisecond then; any other text, as of a hand-edited file, gets a zero behind it.
 */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id
  const next = Number(id) + 1
  return freeId(/^\d+$/.test(id) && Number.isSafeInteger(next) ? String(next) : `${id}0`, taken)
}
