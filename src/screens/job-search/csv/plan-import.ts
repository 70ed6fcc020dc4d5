import { mapInSlices, type SliceOptions } from './table/in-slices'
import type { Table, TableRow } from './table/read-table'
import type { Stored } from '@/engine/model/stored'
import { applications, type JobApplicationRecord } from '@/schemas/job-search/job-application'
import { jobKey } from '@/schemas/job-search/job-key'
import { savedPostings, type SavedPostingRecord } from '@/schemas/job-search/saved-posting'
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

/** A row that cannot be imported, and why. */
export interface RefusedRow {
  /** Its number as a spreadsheet counts. */
  number: number
  reason: string
}

/** What an import would do. Making a plan writes nothing. */
export interface ImportPlan {
  added: readonly NewRow[]
  refused: readonly RefusedRow[]
  /** How many rows are in the tracker already. */
  knownCount: number
  /** The numbers of the rows that are applications for postings which stay saved for later. */
  savedToo: readonly number[]
  /** What was in the tracker when the plan was made. */
  tracked: Tracked
}

/** Reads every row of a file, in the order of the file. */
export async function planImport(
  { header, rows }: Table,
  reading: Reading,
  tracked: Tracked,
  options?: SliceOptions,
): Promise<ImportPlan> {
  const now = new Date().toISOString()
  const read = (row: TableRow): NewRow | RefusedRow => {
    const { number } = row
    const draft = readRow(row, header, reading)
    if (typeof draft === 'string') return { number, reason: draft }
    const checked = check(draft, { id: String(number), createdAt: now, updatedAt: now })
    return typeof checked === 'string' ? { number, reason: checked } : { number, ...checked }
  }
  const outcomes = await mapInSlices(rows, read, options)
  const good = outcomes.filter((outcome) => 'record' in outcome)
  const added = newAmong(good, tracked)
  return {
    added,
    refused: outcomes.filter((outcome) => 'reason' in outcome),
    knownCount: good.length - added.length,
    savedToo: savedTooAmong(added, tracked),
    tracked,
  }
}

/** The rows whose job is also a saved posting, by the key of the forms' duplicate warning. They are imported anyway. */
function savedTooAmong(added: readonly NewRow[], { saved }: Tracked): number[] {
  const jobs = new Set(saved.map(jobKey))
  return added.flatMap(({ list, number, record }) =>
    list === 'applications' && jobs.has(jobKey(record)) ? [number] : [],
  )
}

/**
 * The rows that the tracker does not have. A saved posting of the file may have become an application in the
 * tracker since, so applications that are not in the file count as known postings.
 */
function newAmong(rows: readonly NewRow[], tracked: Tracked): NewRow[] {
  const isInFile = knownAmong(
    rows.flatMap((row) => (row.list === 'applications' ? [row.record] : [])),
  )
  const appliedSince = tracked.applications
    .filter((record) => !isInFile(record))
    .map(({ company, position }) => ({ company, position }))
  const isApplicationKnown = knownAmong(tracked.applications)
  const isSavedKnown = knownAmong([...tracked.saved, ...appliedSince])
  return rows.filter((row) =>
    row.list === 'saved' ? !isSavedKnown(row.record) : !isApplicationKnown(row.record),
  )
}

/** Validates a draft by the rules of stored records, with the messages of a backup. */
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
