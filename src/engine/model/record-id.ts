/** Identifies a row of a list: the id of a record, or the JSON of any other row. */
export function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row
    ? String(row.id)
    : JSON.stringify(row)
}

/** What the URL contains instead of an id if the form is for a new record. */
export const NEW_ID = 'new'

/** Generated ids have 13 characters. Those in a file written by hand may have more. */
const MAX_ID_LENGTH = 200
/** A longer one is cut to this, and so is one before a number is appended: the next read must not cut it again. */
const CUT_ID_LENGTH = MAX_ID_LENGTH / 2

/**
 * The rows, with a new id for each whose own id does not work in a URL: it means a new record, is too long, or contains
 * a character that does not survive in a URL (a percent sign or a lone surrogate). Deterministic.
 */
export function withAddressableIds<Row extends { id: string }>(rows: readonly Row[]) {
  if (rows.every(isAddressable)) return rows
  const taken = new Set([NEW_ID, ...rows.map(({ id }) => id)])
  // The next number to append to an id that is taken. Without it, a file of many such ids would take minutes.
  const numbers = new Map<string, number>()
  return rows.map((row) => {
    if (isAddressable(row)) return row
    let id = addressable(row.id)
    if (taken.has(id)) {
      const start = addressable(id.slice(0, CUT_ID_LENGTH))
      let number = numbers.get(start) ?? 0
      while (taken.has(`${start}${number}`)) number++
      numbers.set(start, number + 1)
      id = `${start}${number}`
    }
    taken.add(id)
    return { ...row, id }
  })
}

const isAddressable = ({ id }: { id: string }) => id !== NEW_ID && id === addressable(id)
const addressable = (id: string) =>
  (id.length > MAX_ID_LENGTH ? id.slice(0, CUT_ID_LENGTH) : id).replace(/[%\p{Surrogate}]/gu, '_')

/**
 * The id, or a similar one that is not taken. Ids are millisecond timestamps as text, so the next free millisecond is
 * used. To any other text, as from a hand-edited file, zeros are appended.
 */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id
  while (taken.has(free)) {
    const next = Number(free) + 1
    free = /^\d+$/.test(free) && Number.isSafeInteger(next) ? String(next) : `${free}0`
  }
  return free
}
