import { careerMoves } from '../src/data/career-moves.ts'
import { careerWages } from '../src/data/career-wages.ts'
import { professionWages } from '../src/data/profession-wages.ts'
import { wageChanges } from './wage-changes.ts'
import { wageFiles } from './wage-files.ts'
import { readWageTable, type Occupation } from './wage-table.ts'

export interface WageReport {
  /** What is wrong with the table; while there is anything, no file is written. */
  problems: readonly string[]
  /** What a person looks at before the files ship. */
  changes: readonly string[]
  /** How much there is of everything. */
  counts: string
  files: readonly { path: string; text: string }[]
}

/** What a table of wages would change, and the files that it would write. */
export function wageReport(text: string): WageReport {
  const { occupations, problems: wrong } = readWageTable(text)
  const standing = [...careerWages.rows, ...professionWages.rows]
  const codes = new Set(occupations.map(({ id }) => id))
  const gone = standing.filter(({ id }) => !codes.has(id))
  const missing = gone.map(
    ({ id, title }) => `${id} ${title}: it stands in our files and not in this one`,
  )
  const problems = wrong.length > 0 ? wrong : missing
  if (problems.length > 0) return { problems, changes: [], counts: '', files: [] }
  const ofCareers = new Set(careerMoves.rows.flatMap(({ occupation }) => occupation ?? []))
  return {
    problems,
    changes: wageChanges(standing, occupations),
    counts: countsOf(occupations),
    files: wageFiles(occupations, ofCareers),
  }
}

function countsOf(occupations: readonly Occupation[]): string {
  const wages = occupations.flatMap(({ areas }) => [...areas.values()])
  const unpublished = wages.filter(([, , median]) => median === null).length
  return `${occupations.length} occupations, ${wages.length} lines, ${unpublished} of them without pay.`
}
