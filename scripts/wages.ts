/*
 * Replaces the wages with a new year's: `npm run wages -- file.csv`. Prints every figure that changes by more than
 * 30 % and writes the two files of wages. A table with a problem changes nothing.
 * Exit codes: 0 if the files are written, 1 if the table is refused, 2 if the file cannot be read.
 */
import { readFileSync } from 'node:fs'
import { wageReport } from './wage-report.ts'
import { finish } from './yearly-report.ts'

const path = process.argv[2]
const text = path === undefined ? undefined : read(path)
if (text === undefined) {
  const problem = path === undefined ? 'Name a file.' : `${path} cannot be read.`
  console.error(`${problem} Try: npm run wages -- wages.csv`)
  process.exitCode = 2
} else {
  finish(wageReport(text))
}

function read(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
