/*
 * Replaces the housing allowance with a new year's: `npm run bah -- FOLDER`. Prints every rate that changes by more
 * than 15 % and writes the two files of rates and ZIP codes. Files with a problem change nothing.
 * Exit codes: 0 if the files are written, 1 if they are refused, 2 if one is missing.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bahRates } from '../src/data/housing/bah-rates.ts'
import { bahYear } from '../src/data/housing/bah-year.ts'
import { installations } from '../src/data/housing/installations.ts'
import { bahReport } from './bah-report.ts'
import { finish } from './yearly-report.ts'

const [, , folder = ''] = process.argv
/** The file names end with the year of `bah-year`. */
const year = String(bahYear.year).slice(-2)
const names = {
  zips: `sorted_zipmha${year}.txt`,
  withDependents: `bahw${year}.txt`,
  withoutDependents: `bahwo${year}.txt`,
  names: `mhanames${year}.txt`,
  spotChecks: 'spot-checks.csv',
}

const texts = folder === '' ? undefined : readAll()
if (texts === undefined) {
  const problem = folder === '' ? 'Name a folder.' : `${folder} does not have all of the files.`
  console.error(`${problem} It needs ${Object.values(names).join(', ')}: npm run bah -- bah-files`)
  process.exitCode = 2
} else {
  const { spotChecks, ...published } = texts
  finish(
    await bahReport({
      texts: published,
      spotChecks,
      installations: installations.rows,
      current: bahRates.rows,
    }),
  )
}

function readAll() {
  const read = (name: string) => readFileSync(join(folder, name), 'latin1')
  try {
    return {
      zips: read(names.zips),
      withDependents: read(names.withDependents),
      withoutDependents: read(names.withoutDependents),
      names: read(names.names),
      spotChecks: read(names.spotChecks),
    }
  } catch {
    return undefined
  }
}
