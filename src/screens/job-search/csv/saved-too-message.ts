import { formatCount } from '@/engine/format-count'
import { SAVED_LABEL } from './words'

/** How many row numbers are listed. */
const MAX_LISTED = 10

/**
 * "Row 3 is in Saved for Later too. Its posting stays there until you delete it."
 * @param rows the numbers of the rows, at least one
 */
export function savedTooMessage(rows: readonly number[]): string {
  const [row] = rows
  if (rows.length === 1) {
    return `Row ${row} is in ${SAVED_LABEL} too. Its posting stays there until you delete it.`
  }
  const more = rows.length - MAX_LISTED
  const listed = [
    ...rows.slice(0, MAX_LISTED).map(String),
    ...(more > 0 ? [`${formatCount(more)} more`] : []),
  ]
  const list = new Intl.ListFormat('en-US').format(listed)
  return `Rows ${list} are in ${SAVED_LABEL} too. Their postings stay there until you delete them.`
}
