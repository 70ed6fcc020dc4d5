/*
 * Prints what Restore would show for a file, without a browser: `npm run check:file backup.json`.
 * Exit codes: 0 if the file can be restored, 1 if it is refused, 2 if it cannot be read.
 */
import { readFileSync } from 'node:fs'
import { fileReport } from './file-report.ts'

const path = process.argv[2]
const bytes = path === undefined ? undefined : read(path)
if (bytes) {
  const { isRestorable, lines } = await fileReport(new Blob([bytes]))
  console.log(lines.join('\n'))
  process.exitCode = isRestorable ? 0 : 1
} else {
  const problem = path === undefined ? 'Name a file.' : `${path} cannot be read.`
  console.error(`${problem} Try: npm run check:file backup.json`)
  process.exitCode = 2
}

function read(path: string) {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
