import { addDays, type CalendarDay } from '@/engine/calendar-day'
import { lacksYear } from './table/day-without-year'
import { hasTextAfterDay, hasTimeOfDay, readDay } from './table/read-day'
import type { TableRow } from './table/read-table'
import { completeWebAddress, isWebAddress } from '@/engine/web-address'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import {
  applicationFields,
  columnName,
  isSavedDate,
  isStageDate,
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
import {
  isAcceptedWord,
  isJobTypeWord,
  isNo,
  isStatusWord,
  isYes,
  parseStatus,
  SAVED,
  wordKey,
} from './words'

/** The fields that cells of other columns can fill, too. */
const filledByOtherColumns: readonly ApplicationField[] = ['notes', 'nextActionDate', 'history']

/** A cell is not valid for its field. The message is shown to the user. */
class BadCell extends Error {}

/** A row as the fields of a job, not validated yet. */
export interface Draft {
  /** Whether it is a saved posting: the user has not applied yet. */
  isSaved: boolean
  /** Without the fields that no column fills. A saved posting also lacks those that only an application has. */
  fields: Partial<Record<ApplicationField, unknown>>
}

/** Reads a row. @returns the draft, or a sentence that says why the row cannot be imported */
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
        (filledByOtherColumns.includes(field) || reading.columns.includes(field)) &&
        (!isSaved || field in savedPostings.fields),
    )
    const source = { row, header, reading, isSaved }
    const entries = fields.map((field) => [field, valueOf(field, source)] as const)
    const draft = { isSaved, fields: Object.fromEntries(entries) }
    return missingFieldMessage(draft, source) ?? draft
  } catch (error) {
    if (error instanceof BadCell) return error.message
    throw error
  }
}

/** The message about a required field that is blank. The form's own message would ask the user to enter it. */
function missingFieldMessage({ isSaved, fields }: Draft, source: Source): string | undefined {
  const blank = requiredFields.find(
    (field) => !fields[field] && !(isSaved && field === 'dateApplied'),
  )
  if (!blank) return undefined
  const reason = `${targetLabel(blank)}: This row has none. Fill it in if the row is a job.`
  return blank === 'dateApplied' && mayBeSavedPosting(source)
    ? `${reason} ${savedPostingHint(source)}`
    : reason
}

/**
 * Whether nothing in a row shows that the user applied. False without a date column, because then one message covers
 * all rows.
 */
function mayBeSavedPosting({ row, reading }: Source): boolean {
  if (!reading.columns.includes('dateApplied')) return false
  const targets = ['status', 'isApplied'] as const
  const cells = targets.flatMap((target) => cellsOf(row, reading, target))
  return cells.every((cell) => cell === '')
}

/** A sentence on how to import a row without a date as a saved posting. */
function savedPostingHint({ header, reading: { columns } }: Source): string {
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

/** Parsers of cells, by field. The other fields take the text of a cell unchanged. */
const readers: Partial<Record<ApplicationField, (cell: string, source: Source) => unknown>> = {
  dateApplied: (cell, { reading }) => dayApplied(cell, reading),
  nextActionDate: (cell, source) => nextActionDay(cell, source) ?? '',
  status: (cell, { reading }) => (cell === '' ? 'applied' : statusIn(cell, reading)),
  // An unknown job type is no reason to refuse the row.
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
  if (!lacksYear(cell)) throw new BadCell(noDate('Date Applied', cell))
  // Of the days without a year, only February 29 does not exist in every year.
  throw new BadCell(
    reading.year
      ? `Date Applied: ${reading.year} has no “${shortCell(cell)}.” Correct the day in your list.`
      : `Date Applied: “${shortCell(cell)}” has no year. Say above which it is.`,
  )
}

/** The longest time, half a year, after the row was sent for which a next action is moved to the next year. */
const DAYS_OVER_NEW_YEAR = 183

/** Without a year, a day before the row was sent may be in the year after the chosen one: sent Nov 20, due Jan 8. */
function nextActionDay(cell: string, source: Source): CalendarDay | undefined {
  const { row, reading } = source
  const day = dayOf(cell, reading)
  const [sentCell = ''] = cellsOf(row, reading, 'dateApplied')
  const sent = dayOf(sentCell, reading)
  if (!sent || (day && day >= sent) || !lacksYear(cell) || isDayOfLaterStage(source)) return day
  const nextDay = dayOf(cell, { ...reading, year: String(Number(reading.year) + 1) })
  const isSoonAfter = nextDay && nextDay >= sent && nextDay <= addDays(sent, DAYS_OVER_NEW_YEAR)
  return isSoonAfter ? nextDay : day
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

/** The web address in a cell, with `https://` added if it is missing. Blank if the cell is not one. */
function addressIn(cell: string): string {
  const address = completeWebAddress(cell)
  return isWebAddress(address) ? address : ''
}

/**
 * The notes of a row: the cells of note columns, and those that do not fit into their fields. Each is a line after
 * the name of its column, except the cell of a single note column.
 */
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

/** Whether a cell goes to the notes because its field does not hold all of it: "see email" is not a link. */
function isStray(cell: string, target: Target, source: Source): boolean {
  const check = hasMoreThanField[targetOf(cell, target, source.reading)]
  return check ? check(cell, source) : source.isSaved && !(target in savedPostings.fields)
}

/** Checks by field, if it depends on the cell, whether the cell has more information than the field can hold. */
const hasMoreThanField: Partial<Record<Target, (cell: string, source: Source) => boolean>> = {
  isApplied: (cell, { isSaved }) => !(isSaved ? isNo(cell) : isYes(cell)),
  dateApplied: (cell, source) =>
    source.isSaved || hasTextAfterDay(cell) || isDayOfLaterStage(source),
  status: (cell, { isSaved }) => !isStatusWord(cell) || (isSaved && parseStatus(cell) !== SAVED),
  jobType: (cell) => !isJobTypeWord(cell),
  applicationUrl: (cell) => addressIn(cell) === '',
  nextActionDate: (cell, source) =>
    nextActionDay(cell, source) === undefined || hasTextAfterDay(cell) || hasTimeOfDay(cell),
}

/** Whether the date of a row is the day of a stage after Applied. */
function isDayOfLaterStage({ row, header, reading }: Source): boolean {
  const [stage = ''] = cellsOf(row, reading, 'status')
  return (
    isStageDate(header[reading.columns.indexOf('dateApplied')] ?? '') &&
    (meaningOf(stage, 'status', reading) ?? 'applied') !== 'applied'
  )
}

/**
 * The history of a row. Storage accepts a day of any year; an imported history must have plausible years only. Without
 * one, a word for an accepted offer is its note.
 */
function historyIn(cell: string, { row, reading }: Source): unknown {
  const history = readHistoryCell(cell)
  if (!history) {
    throw new BadCell('History: It is not written as in our own export. Leave that column out.')
  }
  history.forEach(({ day }, at) => {
    if (day && !isOwnDay(day)) throw new BadCell(noDate(`History, entry ${at + 1}, Day`, day))
  })
  const [status = ''] = cellsOf(row, reading, 'status')
  const [sent = ''] = cellsOf(row, reading, 'dateApplied')
  const day = dayOf(sent, reading)
  const isAccepted = meaningOf(status, 'status', reading) === 'offer' && isAcceptedWord(status)
  if (history.length > 0 || !day || !isAccepted) return history
  // What Now asks for an answer to an offer without a note.
  return [{ id: '1', kind: 'note', day, text: status }]
}

/** Whether a text is a plausible day in the format of our own export. */
const isOwnDay = (text: string) => readDay(text, 'month-first') === text
