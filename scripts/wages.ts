/*
 * Replaces the wages with those of a new year: `npm run wages -- file.csv`. It prints every figure that changes by more
 * than 30% and writes the two files of wages. A table with problems changes nothing. Its exit code is 0 if the files
 * are written, 1 if the table is refused, and 2 if the file does not exist.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { wageReport } from './wage-report.ts'

const path = process.argv[2]
const text = path === undefined ? undefined : read(path)
if (text === undefined) {
  const problem = path === undefined ? 'Name a file.' : `${path} cannot be read.`
  console.error(`${problem} Try: npm run wages -- wages.csv`)
  process.exitCode = 2
} else {
  const { problems, changes, counts, files } = wageReport(text)
  if (problems.length > 0) {
    console.error([...problems, `Nothing was changed: ${problems.length} to mend.`].join('\n'))
    process.exitCode = 1
  } else {
    for (const file of files) writeFileSync(file.path, file.text)
    console.log([...changes, `${changes.length} to look at. ${counts}`].join('\n'))
  }
}

function read(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
