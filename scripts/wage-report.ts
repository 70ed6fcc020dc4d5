import { careerMoves } from '../src/data/career-planner/career-moves.ts'
import { careerWages } from '../src/data/career-planner/career-wages.ts'
import { professionWages } from '../src/data/licensing/profession-wages.ts'
import type { OccupationFigures } from '../src/schemas/career-planner/occupation-wage.ts'
import { readWageTable, wageTableText } from '../build/wage-table.ts'
import { wageChanges } from './wage-changes.ts'

export interface WageReport {
  /** The problems of the table. If there are any, no file is written. */
  problems: readonly string[]
  /** What a maintainer checks before the release. */
  changes: readonly string[]
  /** The numbers of occupations and figures. */
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
    files: [
      fileOf(
        'careers',
        occupations.filter(({ id }) => ofCareers.has(id)),
      ),
      fileOf(
        'professions',
        occupations.filter(({ id }) => !ofCareers.has(id)),
      ),
    ],
  }
}

/** The occupations of careers, which the app loads, are in one file, and the others in a second. */
function fileOf(name: string, occupations: readonly OccupationFigures[]) {
  return { path: `src/data/wages/${name}.csv`, text: wageTableText(occupations) }
}

function countsOf(occupations: readonly OccupationFigures[]): string {
  const wages = occupations.flatMap(({ areas }) => Object.values(areas))
  const unpublished = wages.filter(([, , median]) => median === null).length
  return `${occupations.length} occupations, ${wages.length} rows, ${unpublished} of them without pay.`
}
