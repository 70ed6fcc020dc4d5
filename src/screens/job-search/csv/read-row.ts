import { lacksYear } from '@/screens/job-search/csv/table/day-without-year'
import { hasTextAfterDay, readDay } from '@/screens/job-search/csv/table/read-day'
import type { TableRow } from '@/screens/job-search/csv/table/read-table'
import { isWebAddress } from '@/engine/web-address'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import {
  applicationFields,
  columnName,
  isSavedDate,
  targetLabel,
  type ApplicationField,
  type Target,
} from './columns'
import { readHistoryCell } from './history-cell'
import {
  cellAt,
  cellsOf,
  dayOf,
  isSavedRow,
  meaningOf,
  requiredFields,
  targetOf,
  type Reading,
} from './reading'
import { shortCell } from './short-cell'
import { isJobTypeWord, isNo, isStatusWord, isYes, parseStatus, SAVED, wordKey } from './words'

/** The fields that are made of the cells of other columns too. */
const alsoOfOthers: readonly ApplicationField[] = ['notes', 'nextActionDate']

/** A cell that cannot become what its column is. */
class BadCell extends Error {}

/** What a row says of a job, not checked yet. */
export interface Draft {
  /** Whether nobody has applied yet. */
  isSaved: boolean
  /** By field; one without a column is left out but for the notes, and of a saved posting what it lacks. */
  fields: Partial<Record<ApplicationField, unknown>>
}

/** What a row says, or the sentence that says why it says nothing. */
export function readRow(
  row: TableRow,
  header: readonly string[],
  reading: Reading,
): Draft | string {
  if (row.cells.slice(header.length).some((cell) => cell.trim() !== '')) {
    return 'It has more cells than the header. Put a text with commas between quotes.'
  }
  try {
    const isSaved = isSavedRow(row, reading)
    const fields = applicationFields.filter(
      (field) =>
        (alsoOfOthers.includes(field) || reading.columns.includes(field)) &&
        (!isSaved || field in savedPostings.fields),
    )
    const source = { row, header, reading, isSaved }
    const entries = fields.map((field) => [field, valueOf(field, source)] as const)
    const draft = { isSaved, fields: Object.fromEntries(entries) }
    return blankIn(draft, source) ?? draft
  } catch (error) {
    if (error instanceof BadCell) return error.message
    throw error
  }
}

/** What a row lacks, in words for a row: those of the form ask a person to enter it. */
function blankIn({ isSaved, fields }: Draft, source: Source): string | undefined {
  const blank = requiredFields.find(
    (field) => !fields[field] && !(isSaved && field === 'dateApplied'),
  )
  if (!blank) return undefined
  const reason = `${targetLabel(blank)}: This row has none. Fill it in if the row is a job.`
  return blank === 'dateApplied' && mayBeWish(source) ? `${reason} ${wayToSave(source)}` : reason
}

/** Whether nothing says that somebody applied. Where no column is the date, that is said once for all rows. */
function mayBeWish({ row, reading }: Source): boolean {
  if (!reading.columns.includes('dateApplied')) return false
  const said = (['status', 'isApplied'] as const).flatMap((target) => cellsOf(row, reading, target))
  return said.every((cell) => cell === '')
}

/** How a row without a date becomes a posting that is saved for later. */
function wayToSave({ header, reading: { columns } }: Source): string {
  const at = columns.indexOf('status')
  const column = at < 0 ? targetLabel('status') : columnName(header, at)
  return `If you only saved it, write “Saved” in ${at < 0 ? 'a' : 'the'} column “${column}.”`
}

interface Source {
  row: TableRow
  header: readonly string[]
  reading: Reading
  isSaved: boolean
}

/** How the cell of a field is read, where that is not word by word. */
const readers: Partial<Record<ApplicationField, (cell: string, source: Source) => unknown>> = {
  dateApplied: (cell, { reading }) => dayApplied(cell, reading),
  nextActionDate: (cell, { reading }) => dayOf(cell, reading) ?? '',
  status: (cell, { reading }) => (cell === '' ? 'applied' : statusIn(cell, reading)),
  // What it is not is no reason to leave out the rest.
  jobType: (cell, { reading }) => meaningOf(cell, 'jobType', reading) ?? '',
  applicationUrl: addressIn,
  notes: (_, source) => notesIn(source),
  history: historyIn,
}

function valueOf(field: ApplicationField, source: Source): unknown {
  const [cell = ''] = cellsOf(source.row, source.reading, field)
  const read = readers[field]
  return read ? read(cell, source) : cell
}

function dayApplied(cell: string, reading: Reading): string {
  if (cell === '') return ''
  const day = dayOf(cell, reading)
  if (day) return day
  throw new BadCell(
    lacksYear(cell)
      ? `Date Applied: “${shortCell(cell)}” has no year. Say above which it is.`
      : noDate('Date Applied', cell),
  )
}

const noDate = (label: string, cell: string) =>
  `${label}: “${shortCell(cell)}” is not a date we can read. Write it like 2026-03-04.`

function statusIn(cell: string, reading: Reading): string {
  const status = meaningOf(cell, 'status', reading)
  if (status !== undefined) return status
  const todo = reading.unasked?.has(wordKey(cell))
    ? 'There are too many of these to list above. Change it to “Applied” or another status in your list.'
    : 'Choose a status above.'
  throw new BadCell(`Status: We don’t recognize “${shortCell(cell)}.” ${todo}`)
}

/** The address that a cell holds, or nothing. A form asks for a missing beginning; a cell gets it. */
function addressIn(cell: string): string {
  const isBare = !isWebAddress(cell) && /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(cell)
  const address = isBare ? `https://${cell}` : cell
  return isWebAddress(address) ? address : ''
}

/** Of several columns, each is a line under its own name. */
function notesIn(source: Source): string {
  const { row, header, reading } = source
  const isOneColumn = reading.columns.filter((target) => target === 'notes').length === 1
  const lines = reading.columns.flatMap((target, at) => {
    if (!target) return []
    const isSavedDay = isSavedDate(header[at] ?? '')
    const cell = cellAt(row, at, isSavedDay ? 'dateApplied' : target, reading)
    if (cell === '') return []
    if (target === 'notes' && isOneColumn && !isSavedDay) return [cell]
    const isNote = target === 'notes' || isStray(cell, target, source)
    return isNote ? [`${header[at] || targetLabel(target)}: ${cell}`] : []
  })
  return lines.join('\n')
}

/** Whether a cell goes to the notes because no field holds all of it: "see email" is no link. */
function isStray(cell: string, target: Target, source: Source): boolean {
  const says = saysMore[targetOf(cell, target, source.reading)]
  return says ? says(cell, source) : source.isSaved && !(target in savedPostings.fields)
}

/** Whether a cell says more than is made of it, where that depends on the cell. */
const saysMore: Partial<Record<Target, (cell: string, source: Source) => boolean>> = {
  isApplied: (cell, { isSaved }) => !(isSaved ? isNo(cell) : isYes(cell)),
  dateApplied: (cell, { isSaved }) => isSaved || hasTextAfterDay(cell),
  status: (cell, { isSaved }) => !isStatusWord(cell) || (isSaved && parseStatus(cell) !== SAVED),
  jobType: (cell) => !isJobTypeWord(cell),
  applicationUrl: (cell) => addressIn(cell) === '',
  nextActionDate: (cell, { reading }) =>
    dayOf(cell, reading) === undefined || hasTextAfterDay(cell),
}

/** The storage takes a day of any year: only here is it held to those that somebody may mean. */
function historyIn(cell: string): unknown {
  const history = readHistoryCell(cell)
  if (!history) {
    throw new BadCell('History: It is not written as in our own export. Leave that column out.')
  }
  history.forEach(({ day }, at) => {
    if (day && !isOwnDay(day)) throw new BadCell(noDate(`History, entry ${at + 1}, Day`, day))
  })
  return history
}

/** Whether it is a day as our own export writes it. */
const isOwnDay = (text: string) => readDay(text, 'month-first') === text
