import { careerMoves } from '../src/data/career-planner/career-moves.ts'
import { careerWages } from '../src/data/career-planner/career-wages.ts'
import { professionWages } from '../src/data/licensing/profession-wages.ts'
import type { OccupationFigures } from '../src/schemas/career-planner/occupation-wage.ts'
import { wageAreas } from '../src/schemas/career-planner/wage-area.ts'
import { figureNames, readWageTable, wageTableText } from '../build/wage-table.ts'
import { largeChange, type YearlyReport } from './yearly-report.ts'

/** A person checks a figure that changes by more than this share before it ships. */
const LARGE_CHANGE = 0.3

/** Compares a table of wages with the current wages, and returns the new files. */
export function wageReport(text: string): YearlyReport {
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

/** Lists the figures that change by more than 30%, appear or disappear, and the new occupations. */
function wageChanges(
  current: readonly OccupationFigures[],
  occupations: readonly OccupationFigures[],
): string[] {
  return occupations.flatMap(({ id, title, areas }) => {
    const before = current.find((occupation) => occupation.id === id)
    if (!before) return [`${id} ${title}: new`]
    return wageAreas.flatMap((area) =>
      figureNames.flatMap((name, at) => {
        const change = changeOf(before.areas[area][at] ?? null, areas[area][at] ?? null)
        return change ? [`${area} ${id} ${title}, ${name}: ${change}`] : []
      }),
    )
  })
}

/** "80000 → 110000 (+38 %)"; blank if the change is not large. */
function changeOf(before: number | null, after: number | null): string {
  if (before === after) return ''
  if (before === null) return `${after}, not published before`
  if (after === null) return `not published any more, was ${before}`
  return largeChange(before, after, LARGE_CHANGE)
}

function fileOf(name: string, occupations: readonly OccupationFigures[]) {
  return { path: `src/data/wages/${name}.csv`, text: wageTableText(occupations) }
}

function countsOf(occupations: readonly OccupationFigures[]): string {
  const wages = occupations.flatMap(({ areas }) => Object.values(areas))
  const unpublished = wages.filter(([, , median]) => median === null).length
  return `${occupations.length} occupations, ${wages.length} rows, ${unpublished} of them without pay.`
}
