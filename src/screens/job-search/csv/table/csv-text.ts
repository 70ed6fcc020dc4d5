import Papa from 'papaparse'
import { guardCell } from './formula-guard'

/** Without it, Excel decodes the file with the system's legacy encoding instead of UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The text of a CSV file with these rows. Formulas are escaped, so that no spreadsheet app runs them. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((row) => row.map(guardCell))
  return `${BYTE_ORDER_MARK}${Papa.unparse(guarded, { newline: '\r\n' })}\r\n`
}
