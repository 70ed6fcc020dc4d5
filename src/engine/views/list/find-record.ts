import type { AnyRecord } from '../../model/entity'

/** The record with an id; none where the id is missing or no record has it. */
export function findRecord(records: readonly AnyRecord[], wanted: string | null | undefined) {
  return wanted ? records.find(({ id }) => id === wanted) : undefined
}
