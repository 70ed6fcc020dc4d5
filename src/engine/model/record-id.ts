/** What tells a row of a list from the others: a record's id, or the row itself. */
export function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row
    ? String(row.id)
    : JSON.stringify(row)
}

/** What an address names in the place of an id when the form is that of a new record. */
export const NEW_ID = 'new'

/** The product's own have 13 letters, those of a file written by hand some more. */
const MAX_ID_LENGTH = 200
/** A longer one is cut to this. What `freeId` adds must fit, or the next read would cut it again. */
const CUT_ID_LENGTH = MAX_ID_LENGTH / 2

/**
 * The rows, with another id where an address could not name a row by its own: it means a new record,
 * is too long, or holds what comes back from an address as something else, a percent sign or half of a
 * letter. The same rows get the same ids each time.
 */
export function withAddressableIds<Row extends { id: string }>(rows: readonly Row[]) {
  if (rows.every(isAddressable)) return rows
  const taken = new Set([NEW_ID, ...rows.map(({ id }) => id)])
  return rows.map((row) => {
    if (isAddressable(row)) return row
    const id = freeId(addressable(row.id), taken)
    taken.add(id)
    return { ...row, id }
  })
}

const isAddressable = ({ id }: { id: string }) => id !== NEW_ID && id === addressable(id)
const addressable = (id: string) =>
  (id.length > MAX_ID_LENGTH ? id.slice(0, CUT_ID_LENGTH) : id).replace(/[%\p{Surrogate}]/gu, '_')

/**
 * The id, or one like it while others have it. Ids are millisecond timestamps as text: the next
 * millisecond then; any other text, as of a hand-edited file, gets a zero behind it.
 */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id
  while (taken.has(free)) {
    const next = Number(free) + 1
    free = /^\d+$/.test(free) && Number.isSafeInteger(next) ? String(next) : `${free}0`
  }
  return free
}
