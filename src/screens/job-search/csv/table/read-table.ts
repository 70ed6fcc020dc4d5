import Papa, { type ParseResult, type Parser } from 'papaparse'
import { unguardCell } from './formula-guard'
import type { Problem } from './problem'
import { daysOfMidnights } from './read-day'

/** A row of a file. */
export interface TableRow {
  /** Its number as a spreadsheet counts, from the first row of the file. */
  number: number
  cells: readonly string[]
  /** The same, with plain days where a program wrote each day of the column as an instant. For cells that are days. */
  days: readonly string[]
}

/** What a file holds: a header, and under it rows that are not blank. */
export interface Table {
  header: readonly string[]
  rows: readonly TableRow[]
}

const DELIMITERS = [',', ';', '\t']
/** More could not be looked through, let alone stored. */
const MAX_ROWS = 20_000
/** A list of a person's own has some twenty. */
const MAX_COLUMNS = 100
/** How much is parsed at a stretch, in characters. */
const CHUNK = 256 * 1024
/** How many rows are looked at for the header: people write a title above it. */
const FIRST_ROWS = 5
/** Among how many lines those are looked for. The others are blank. */
const FIRST_LINES = 20

type Cells = readonly string[]
/** How many columns a row would name, were it the header. */
type CountNames = (cells: Cells) => number

/** Where a table comes from. */
type TableSource = 'file' | 'paste'

/** What is wrong with a table, and what to do about it where it comes from. */
const problems = {
  file: {
    cutOff: 'This file ends in the middle of a row. Save or download it once more.',
    mixedUp: (row: number) =>
      `Rows from ${row} on run into each other: a quotation mark there is not closed. Put it right in your file, and choose it again.`,
    noRows: 'This file has a header and no rows. Choose the file that holds your list.',
    tooWide: 'This file has more than 100 columns. Choose the file that holds your list.',
    tooLong: 'This file has more than 20,000 rows. Split it, and import the parts.',
  },
  paste: {
    cutOff:
      'The text ends in the middle of a row: a quotation mark is not closed. Copy all rows once more.',
    mixedUp: (row: number) =>
      `Rows from ${row} on run into each other: a quotation mark there is not closed. Put it right in the box.`,
    noRows:
      'There is one row only. Copy the row with the names of the columns and the rows under it.',
    tooWide: 'There are more than 100 columns. Copy only those of your list.',
    tooLong: 'There are more than 20,000 rows. Paste them in parts.',
  },
} as const

/**
 * Reads CSV text, whichever of comma, semicolon and tab parts its cells. The header is the row that names
 * most columns, of the first few.
 * @param countNames without it, the first row is the header
 * @param source decides the words of a problem
 */
export async function readTable(
  text: string,
  countNames: CountNames = () => 0,
  source: TableSource = 'file',
): Promise<Table | Problem> {
  const says = problems[source]
  const { begin, delimiter } = delimiterOf(withEvenLineEnds(text.slice(0, CHUNK)), countNames)
  // By that alone: where a tab parts the cells, a comma is a letter of one.
  const even = withEvenLineEnds(text, delimiter)
  // The line that names the delimiter is a row of the file too.
  const parsed = await parse(even.slice(begin), delimiter, begin > 0 ? 1 : 0)
  if (parsed.isCutOff) return { problem: says.cutOff }
  if (parsed.mixedUp !== undefined) return { problem: says.mixedUp(parsed.mixedUp) }
  const first = parsed.rows.slice(0, FIRST_ROWS).map(({ cells }) => cells)
  const [header, ...rows] = parsed.rows.slice(headerAmong(first, countNames).at)
  if (!header || rows.length === 0) return { problem: says.noRows }
  const width = filledWidth(header.cells, rows)
  if (width > MAX_COLUMNS) return { problem: says.tooWide }
  if (rows.length > MAX_ROWS) return { problem: says.tooLong }
  const last = rows.at(-1)
  if (last && last.cells.length < header.cells.length && !even.endsWith(LINE_END)) {
    return { problem: `${says.cutOff} If it is whole, add a blank line at its end.` }
  }
  const names = header.cells.slice(0, width).map((name) => name.trim())
  return { header: names, rows: withDays(rows, width) }
}

/** Without the blank columns at the end, which spreadsheets write where a cell was once formatted. */
function filledWidth(header: Cells, rows: readonly ParsedRow[]): number {
  const isColumn = (at: number) =>
    header[at]?.trim() !== '' || rows.some(({ cells }) => cells[at]?.trim())
  let width = header.length
  while (width > 0 && !isColumn(width - 1)) width--
  return width
}

/** A row before its columns were looked at. */
type ParsedRow = Omit<TableRow, 'days'>

function withDays(rows: readonly ParsedRow[], width: number): TableRow[] {
  const changed = new Map<number, Cells>()
  for (let at = 0; at < width; at++) {
    const column = rows.map(({ cells }) => cells[at] ?? '')
    const days = daysOfMidnights(column)
    if (days !== column) changed.set(at, days)
  }
  return rows.map((row, position) => ({
    ...row,
    days: row.cells.map((cell, at) => changed.get(at)?.[position] ?? cell),
  }))
}

const LINE_END = '\n'
/**
 * A quoted cell, also with spaces before it, a plain one, in which a quote is a letter, and the ends of lines. First
 * comes a cell of which only the beginning is quoted, as in "Acme" Inc: no quote follows within another cell.
 */
const piecesOf = (marks: string) => {
  const start = `(?<=^|[${marks}\\r\\n])`
  const space = marks.includes('\t') ? '[ \\u00a0]' : '[ \\u00a0\\t]'
  const end = `(?=[${marks}\\r\\n]|$)`
  const half = `${start}${space}*"[^"\\r\\n]*"(?!${space}*${end})[^"${marks}\\r\\n]+${end}(?=[^"\\r\\n]*(?:(?<=[${marks}]${space}*)"|[\\r\\n]|$))`
  const plain = `[^"${marks}\\r\\n][^${marks}\\r\\n]*`
  return new RegExp(`(${half})|${start}${space}+"[^"]*"|"[^"]*"|${plain}|\\r\\n?`, 'g')
}

/**
 * The text with one kind of line ends: programs append lines with theirs to a file with others, and the
 * library believes the first it sees. What is between quotes stays; the library takes a quote behind a
 * space for a letter, so the space goes.
 */
const withEvenLineEnds = (text: string, marks = DELIMITERS.join('')) =>
  text.replace(piecesOf(marks), (piece: string, half: string | undefined) => {
    if (piece.startsWith('\r')) return LINE_END
    if (half !== undefined) return `"${half.trim().replaceAll('"', '""')}"`
    return piece.endsWith('"') ? piece.replace(/^[ \u00a0\t]+(?=")/, '') : piece
  })

/**
 * What parts the cells: said in the first line, as Excel does it, or what makes the header name most
 * columns and, where it names none, have most cells.
 */
function delimiterOf(text: string, countNames: CountNames): { begin: number; delimiter: string } {
  const said = /^sep=([,;\t])\n/.exec(text)
  if (said) return { begin: said[0].length, delimiter: said[1] ?? ',' }
  const [best] = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, {
      delimiter,
      newline: LINE_END,
      preview: FIRST_LINES,
    })
    return { delimiter, ...headerAmong(data.filter(isFilled), countNames) }
  }).sort((a, b) => b.names - a.names || b.width - a.width)
  return { begin: 0, delimiter: best?.delimiter ?? ',' }
}

/** The header among the first rows: where it is, how many columns it names, and how many it has. */
function headerAmong(rows: readonly Cells[], countNames: CountNames) {
  const counts = rows.slice(0, FIRST_ROWS).map((cells) => countNames(cells.slice(0, MAX_COLUMNS)))
  const names = Math.max(0, ...counts)
  // A single one may be a word of a list whose columns have names of their own.
  const at = names > 1 ? counts.indexOf(names) : 0
  return { at, names, width: rows[at]?.length ?? 0 }
}

const isFilled = (cells: Cells) => cells.some((cell) => cell.trim() !== '')

interface Parsed {
  rows: ParsedRow[]
  /** Whether a quote was opened and never closed. */
  isCutOff: boolean
  /** The number of the first row with a quote within a quoted text that goes over lines: rows may be one there. */
  mixedUp: number | undefined
}

/** In chunks, between which the page can answer. */
function parse(text: string, delimiter: string, rowsBefore: number): Promise<Parsed> {
  return new Promise((resolve, reject) => {
    const parsed: Parsed = { rows: [], isCutOff: false, mixedUp: undefined }
    let count = rowsBefore
    Papa.parse<string[]>(text, {
      delimiter,
      newline: LINE_END,
      chunkSize: CHUNK,
      chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
        const isBroken = new Set(
          errors.flatMap(({ code, row }) => (code === 'InvalidQuotes' ? [row] : [])),
        )
        for (const [position, cells] of data.entries()) {
          count++
          if (isBroken.has(position) && cells.some((cell) => cell.includes(LINE_END))) {
            parsed.mixedUp ??= count
          }
          if (isFilled(cells)) {
            parsed.rows.push({ number: count, cells: cells.map(unguardCell) })
          }
        }
        parsed.isCutOff ||= errors.some(({ code }) => code === 'MissingQuotes')
        parser.pause()
        setTimeout(() => parser.resume())
      },
      complete: () => resolve(parsed),
      error: reject,
    })
  })
}
