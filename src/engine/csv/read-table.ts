import Papa, { type ParseResult, type Parser } from 'papaparse'
import { unguardCell } from './formula-guard'
import type { Problem } from './problem'

/** A row of a file. */
export interface TableRow {
  /** Its number as a spreadsheet counts: the header is row 1. */
  number: number
  cells: readonly string[]
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

/** Reads the text of a CSV file, whichever of comma, semicolon and tab parts its cells. */
export async function readTable(text: string): Promise<Table | Problem> {
  const { begin, delimiter } = delimiterOf(text)
  // The line that names the delimiter is a row of the file too.
  const parsed = await parse(text.slice(begin), delimiter, begin > 0 ? 1 : 0)
  if (parsed.isCutOff) return { problem: CUT_OFF }
  const [header, ...rows] = parsed.rows
  if (!header || rows.length === 0) {
    return { problem: 'This file has a header and no rows. Choose the file that holds your list.' }
  }
  if (header.cells.length > MAX_COLUMNS) {
    return { problem: 'This file has more than 100 columns. Choose the file that holds your list.' }
  }
  if (rows.length > MAX_ROWS) {
    return { problem: 'This file has more than 20,000 rows. Split it, and import the parts.' }
  }
  const last = rows.at(-1)
  if (last && last.cells.length < header.cells.length && !/[\r\n]$/.test(text)) {
    return { problem: CUT_OFF }
  }
  return { header: header.cells.map((name) => name.trim()), rows }
}

const CUT_OFF = 'This file ends in the middle of a row. Save or download it once more.'

/** What parts the cells: said in the first line, as Excel does it, or what makes most cells of the header. */
function delimiterOf(text: string): { begin: number; delimiter: string } {
  const said = /^sep=([,;\t])\r?\n/.exec(text)
  if (said) return { begin: said[0].length, delimiter: said[1] ?? ',' }
  const counts = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1 })
    return data[0]?.length ?? 0
  })
  return { begin: 0, delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',' }
}

interface Parsed {
  rows: TableRow[]
  /** Whether a quote was opened and never closed. */
  isCutOff: boolean
}

/** In chunks, between which the page can answer. */
function parse(text: string, delimiter: string, rowsBefore: number): Promise<Parsed> {
  return new Promise((resolve, reject) => {
    const parsed: Parsed = { rows: [], isCutOff: false }
    let count = rowsBefore
    Papa.parse<string[]>(text, {
      delimiter,
      chunkSize: CHUNK,
      chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
        for (const cells of data) {
          count++
          if (cells.some((cell) => cell.trim() !== '')) {
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
