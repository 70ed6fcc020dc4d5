import type { Due } from './due'

/** How many records of a kind get their own line. A longer list would hide what to do now. */
const MAX_NAMED = 2

/**
 * Returns a line for each of the first records, and one line for all others. A single other record gets its own.
 * @param rest returns the line for all others
 */
export function summarizeRest<Row>(
  records: readonly Row[],
  toDue: (record: Row) => Due,
  rest: (others: readonly Row[]) => Due,
): readonly Due[] {
  const others = records.slice(MAX_NAMED)
  if (others.length <= 1) return records.map(toDue)
  return [...records.slice(0, MAX_NAMED).map(toDue), rest(others)]
}
