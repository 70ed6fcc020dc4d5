import Papa, { type ParseResult, type Parser } from 'papaparse'
import { unguardCell } from './formula-guard'
import type { Problem } from './problem'
import { midnightsToDays } from './read-day'

/** A row of a file. */
export interface TableRow {
  /** Its row number in a spreadsheet, counted from the first row of the file. */
  number: number
  cells: readonly string[]
  /** The cells as `midnightsToDays` returns them, to read days from. */
  days: readonly string[]
}

/** A file: its header, and the rows under it that are not blank. */
export interface Table {
  header: readonly string[]
  rows: readonly TableRow[]
}

const DELIMITERS = [',', ';', '\t']
/** More rows could not be reviewed, let alone stored. */
const MAX_ROWS = 20_000
/** A user's own list has about 20. */
const MAX_COLUMNS = 100
/** Characters per chunk that is parsed. */
const CHUNK = 256 * 1024
/** How many rows are searched for the header, because people write a title above it. */
const FIRST_ROWS = 5
/** How many lines are read to find those rows, because some may be blank. */
const FIRST_LINES = 20

type Cells = readonly string[]
/** Counts the known column names in a row. */
type CountNames = (cells: Cells) => number

/** Where a table comes from. */
type TableSource = 'file' | 'paste'

/** The messages about a table's problems, by its source: what is wrong and what to do. */
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
 * Reads text whose cells are separated by commas, semicolons or tabs. The header is the row with the most known column
 * names among the first few.
 * @param countNames without it, the first row is the header
 * @param source selects the messages about problems
 */
export async function readTable(
  text: string,
  countNames: CountNames = () => 0,
  source: TableSource = 'file',
): Promise<Table | Problem> {
  const messages = problems[source]
  const { begin, delimiter } = delimiterOf(normalizeLineEnds(text.slice(0, CHUNK)), countNames)
  // With that delimiter alone: in a tab-separated file, a comma is part of a cell.
  const normalized = normalizeLineEnds(text, delimiter)
  // The line that declares the delimiter is a row of the file too.
  const parsed = await parse(normalized.slice(begin), delimiter, begin > 0 ? 1 : 0)
  if (parsed.isCutOff) return { problem: messages.cutOff }
  if (parsed.mixedUp !== undefined) return { problem: messages.mixedUp(parsed.mixedUp) }
  const first = parsed.rows.slice(0, FIRST_ROWS).map(({ cells }) => cells)
  const [header, ...rows] = parsed.rows.slice(headerAmong(first, countNames).at)
  if (!header || rows.length === 0) return { problem: messages.noRows }
  const width = filledWidth(header.cells, rows)
  if (width > MAX_COLUMNS) return { problem: messages.tooWide }
  if (rows.length > MAX_ROWS) return { problem: messages.tooLong }
  const last = rows.at(-1)
  if (last && last.cells.length < header.cells.length && !normalized.endsWith(LINE_END)) {
    return { problem: `${messages.cutOff} If it is whole, add a blank line at its end.` }
  }
  const names = header.cells.slice(0, width).map((name) => name.trim())
  return { header: names, rows: withDays(rows, width) }
}

/** The number of columns without blank ones at the end, which spreadsheets write where a cell was once formatted. */
function filledWidth(header: Cells, rows: readonly ParsedRow[]): number {
  const isColumn = (at: number) =>
    header[at]?.trim() !== '' || rows.some(({ cells }) => cells[at]?.trim())
  let width = header.length
  while (width > 0 && !isColumn(width - 1)) width--
  return width
}

/** A row before its days are known. */
type ParsedRow = Omit<TableRow, 'days'>

function withDays(rows: readonly ParsedRow[], width: number): TableRow[] {
  const changed = new Map<number, Cells>()
  for (let at = 0; at < width; at++) {
    const column = rows.map(({ cells }) => cells[at] ?? '')
    const days = midnightsToDays(column)
    if (days !== column) changed.set(at, days)
  }
  return rows.map((row, position) => ({
    ...row,
    days: row.cells.map((cell, at) => changed.get(at)?.[position] ?? cell),
  }))
}

const LINE_END = '\n'
/**
 * Matches a quoted cell, also with spaces before it, a plain cell, in which a quote is an ordinary character, or a line
 * end. The first alternative is a cell of which only the beginning is quoted, as in "Acme" Inc, unless the next quote
 * is within another cell.
 */
const piecePattern = (marks: string) => {
  const start = `(?<=^|[${marks}\\r\\n])`
  const space = marks.includes('\t') ? '[ \\u00a0]' : '[ \\u00a0\\t]'
  const end = `(?=[${marks}\\r\\n]|$)`
  const half = `${start}${space}*"[^"\\r\\n]*"(?!${space}*${end})[^"${marks}\\r\\n]+${end}(?=[^"\\r\\n]*(?:(?<=[${marks}]${space}*)"|[\\r\\n]|$))`
  const plain = `[^"${marks}\\r\\n][^${marks}\\r\\n]*`
  return new RegExp(`(${half})|${start}${space}+"[^"]*"|"[^"]*"|${plain}|\\r\\n?`, 'g')
}

/**
 * Makes all line ends the same, because programs append lines with other ends to a file and the library relies on the
 * first one. Text between quotes is unchanged. Spaces before an opening quote are removed, because the library would
 * treat that quote as part of the cell.
 */
const normalizeLineEnds = (text: string, marks = DELIMITERS.join('')) =>
  text.replace(piecePattern(marks), (piece: string, half: string | undefined) => {
    if (piece.startsWith('\r')) return LINE_END
    if (half !== undefined) return `"${half.trim().replaceAll('"', '""')}"`
    return piece.endsWith('"') ? piece.replace(/^[ \u00a0\t]+(?=")/, '') : piece
  })

/**
 * The delimiter: the one that the first line declares, as Excel writes it, or else the one with which the header has
 * the most known names and, among equals, the most cells.
 */
function delimiterOf(text: string, countNames: CountNames): { begin: number; delimiter: string } {
  const declared = /^sep=([,;\t])\n/.exec(text)
  if (declared) return { begin: declared[0].length, delimiter: declared[1] ?? ',' }
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

/** The header among the first rows: its position, its number of known names, and its width. */
function headerAmong(rows: readonly Cells[], countNames: CountNames) {
  const counts = rows.slice(0, FIRST_ROWS).map((cells) => countNames(cells.slice(0, MAX_COLUMNS)))
  const names = Math.max(0, ...counts)
  // A single known name may be a word of a row, in a list with other column names.
  const at = names > 1 ? counts.indexOf(names) : 0
  return { at, names, width: rows[at]?.length ?? 0 }
}

const isFilled = (cells: Cells) => cells.some((cell) => cell.trim() !== '')

interface Parsed {
  rows: ParsedRow[]
  /** Whether a quote was opened and never closed. */
  isCutOff: boolean
  /** The number of the first row with a stray quote in text of several lines: it may be several rows read as one. */
  mixedUp: number | undefined
}

/** Parses in chunks, so that the page stays responsive. */
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
