import { formatCount } from '@/engine/format-count'
import { SAVED_LABEL } from './words'

/** How many rows are named. */
const NAMED = 10

/**
 * "Row 3 is in Saved for Later too. Its posting stays there until you delete it."
 * @param rows the numbers of the rows, one at least
 */
export function savedToo(rows: readonly number[]): string {
  const [row] = rows
  if (rows.length === 1) {
    return `Row ${row} is in ${SAVED_LABEL} too. Its posting stays there until you delete it.`
  }
  const more = rows.length - NAMED
  const named = [
    ...rows.slice(0, NAMED).map(String),
    ...(more > 0 ? [`${formatCount(more)} more`] : []),
  ]
  const list = new Intl.ListFormat('en-US').format(named)
  return `Rows ${list} are in ${SAVED_LABEL} too. Their postings stay there until you delete them.`
}
