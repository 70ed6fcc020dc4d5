import { buildApplications } from '../../tests/support/applications.ts'

/** As many applications as the storage is promised to bear. */
export const MANY = 8000
/** The longest note, so that together they take about 4.15 million characters. */
const NOTE = 365

/** The text of a list near the limit of the browser's storage. */
export function manyApplications(): string {
  return JSON.stringify(
    buildApplications(MANY).map((record) => ({ ...record, notes: record.notes.slice(0, NOTE) })),
  )
}
