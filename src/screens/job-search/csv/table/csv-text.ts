import Papa from 'papaparse'
import { guardCell } from './formula-guard'

/** Without it Excel reads UTF-8 as the letters of the machine's own language. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The rows as the text of a CSV file that any spreadsheet opens as text, and none runs. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((row) => row.map(guardCell))
  return `${BYTE_ORDER_MARK}${Papa.unparse(guarded, { newline: '\r\n' })}\r\n`
}
