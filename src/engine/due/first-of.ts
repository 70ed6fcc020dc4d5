import type { Due } from './due'

/** As many of one kind are named; a list of thirty says nothing about what to do now. */
const MAX_NAMED = 2

/**
 * The first of the records as what is due, and one line for the others, where there are several: a
 * single one is named too.
 * @param rest the line for all the others
 */
export function firstOf<Row>(
  records: readonly Row[],
  toDue: (record: Row) => Due,
  rest: (others: readonly Row[]) => Due,
): readonly Due[] {
  const others = records.slice(MAX_NAMED)
  if (others.length <= 1) return records.map(toDue)
  return [...records.slice(0, MAX_NAMED).map(toDue), rest(others)]
}
