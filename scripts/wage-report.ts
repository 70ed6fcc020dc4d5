import { careerMoves } from '../src/data/career-planner/career-moves.ts'
import { careerWages } from '../src/data/career-planner/career-wages.ts'
import { professionWages } from '../src/data/licensing/profession-wages.ts'
import type { OccupationFigures } from '../src/schemas/career-planner/occupation-wage.ts'
import { readWageTable, wageTableText } from '../build/wage-table.ts'
import { wageChanges } from './wage-changes.ts'

export interface WageReport {
  /** The problems of the table. If there are any, no file is written. */
  problems: readonly string[]
  /** The changes that a person checks before the files ship. */
  changes: readonly string[]
  /** The numbers of occupations and rows, as one sentence. */
  counts: string
  files: readonly { path: string; text: string }[]
}

/** Compares a table of wages with the current wages, and returns the new files. */
export function wageReport(text: string): WageReport {
  const { occupations, problems: invalid } = readWageTable(text)
  const current = [...careerWages.rows, ...professionWages.rows]
  const codes = new Set(occupations.map(({ id }) => id))
  const gone = current.filter(({ id }) => !codes.has(id))
  const missing = gone.map(
    ({ id, title }) => `${id} ${title}: it is in our files, but not in this one`,
  )
  const problems = invalid.length > 0 ? invalid : missing
  if (problems.length > 0) return { problems, changes: [], counts: '', files: [] }
  const careerCodes = new Set(careerMoves.rows.flatMap(({ occupation }) => occupation ?? []))
  return {
    problems,
    changes: wageChanges(current, occupations),
    counts: countsOf(occupations),
    // Careers have their own file, because it loads without the other professions.
    files: [
      fileOf(
        'careers',
        occupations.filter(({ id }) => careerCodes.has(id)),
      ),
      fileOf(
        'professions',
        occupations.filter(({ id }) => !careerCodes.has(id)),
      ),
    ],
  }
}

function fileOf(name: string, occupations: readonly OccupationFigures[]) {
  return { path: `src/data/wages/${name}.csv`, text: wageTableText(occupations) }
}

function countsOf(occupations: readonly OccupationFigures[]): string {
  const wages = occupations.flatMap(({ areas }) => Object.values(areas))
  const unpublished = wages.filter(([, , median]) => median === null).length
  return `${occupations.length} occupations, ${wages.length} rows, ${unpublished} of them without pay.`
}
