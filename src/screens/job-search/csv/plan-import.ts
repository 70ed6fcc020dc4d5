import { mapInSlices, type SliceOptions } from '@/engine/csv/in-slices'
import type { Table, TableRow } from '@/engine/csv/read-table'
import type { Stored } from '@/engine/model/stored'
import { applications, type JobApplicationRecord } from '@/schemas/job-application'
import { savedPostings, type SavedPostingRecord } from '@/schemas/saved-posting'
import { knownAmong } from './identity'
import { readRow, type Draft } from './read-row'
import type { Reading } from './reading'

/** What is in the tracker: what people applied for, and what they saved for later. */
export interface Tracked {
  applications: readonly JobApplicationRecord[]
  saved: readonly SavedPostingRecord[]
}

/** A row that becomes a record of one of the two lists. */
export type NewRow = { number: number } & (
  | { list: 'applications'; record: JobApplicationRecord }
  | { list: 'saved'; record: SavedPostingRecord }
)

/** A row that is not taken, and why. */
export interface RefusedRow {
  /** Its number as a spreadsheet counts. */
  number: number
  reason: string
}

/** What an import would do. Nothing is written by it. */
export interface ImportPlan {
  added: readonly NewRow[]
  refused: readonly RefusedRow[]
  /** How many rows are in the tracker already. */
  knownCount: number
}

/** Reads every row of a file, in the order of the file. */
export async function planImport(
  { header, rows }: Table,
  reading: Reading,
  tracked: Tracked,
  options?: SliceOptions,
): Promise<ImportPlan> {
  const now = new Date().toISOString()
  const isApplicationKnown = knownAmong(tracked.applications)
  const isSavedKnown = knownAmong(tracked.saved)
  const read = (row: TableRow): NewRow | RefusedRow | undefined => {
    const { number } = row
    const draft = readRow(row, header, reading)
    if (typeof draft === 'string') return { number, reason: draft }
    const checked = check(draft, { id: String(number), createdAt: now, updatedAt: now })
    if (typeof checked === 'string') return { number, reason: checked }
    const isKnown = checked.list === 'saved' ? isSavedKnown : isApplicationKnown
    return isKnown(checked.record) ? undefined : { number, ...checked }
  }
  const outcomes = await mapInSlices(rows, read, options)
  return {
    added: outcomes.filter((outcome) => outcome !== undefined && 'record' in outcome),
    refused: outcomes.filter((outcome) => outcome !== undefined && 'reason' in outcome),
    knownCount: outcomes.filter((outcome) => outcome === undefined).length,
  }
}

/** Held to the rules of the storage and of a backup, with the same sentences. */
function check({ isSaved, fields }: Draft, stamps: object) {
  if (isSaved) {
    const record = firstOf(savedPostings, { ...fields, ...stamps })
    return typeof record === 'string' ? record : { list: 'saved' as const, record }
  }
  const record = firstOf(applications, { ...fields, ...stamps })
  return typeof record === 'string' ? record : { list: 'applications' as const, record }
}

function firstOf<Row>(list: Stored<readonly Row[]>, row: object): Row | string {
  const checked = list.check([row])
  return checked?.value[0] ?? checked?.refused[0]?.reason ?? 'It is not a record.'
}
