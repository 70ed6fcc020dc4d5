import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import {
  areaWage,
  occupationFigures,
  wageArea,
  type AreaWage,
  type OccupationFigures,
} from '../src/schemas/career-planner/occupation-wage.ts'
import { COUNTRY, wageAreas } from '../src/schemas/career-planner/wage-area.ts'

export interface WageTable {
  /** In the order of their first rows; empty if there are problems. */
  occupations: readonly OccupationFigures[]
  /** The problems of the table, each in one sentence with its row and column. */
  problems: readonly string[]
}

/** The columns of an area's figures, in their order. */
export const figureNames = ['jobs', '10th percentile', 'median', '90th percentile']
const columns = ['occupation', 'title', 'area', ...figureNames]

const wageRow = z.object({
  occupation: occupationFigures.shape.id,
  title: occupationFigures.shape.title,
  area: wageArea,
  figures: areaWage,
})

interface OccupationRows {
  id: string
  title: string
  areas: Record<string, AreaWage>
  /** The number of its first row. */
  row: number
}

/** Parses and checks a CSV of wages with one row for each occupation in each area. */
export function readWageTable(text: string): WageTable {
  let table: string[][]
  try {
    table = parse(text, { bom: true, relax_column_count: true })
  } catch (error) {
    return { occupations: [], problems: [`quotes: ${String(error)}`] }
  }
  const [header, ...rows] = table
  const problems: string[] = []
  const report = (row: number, column: string, problem: string) =>
    void problems.push(`row ${row}, ${column}: ${problem}`)
  if (header?.join() !== columns.join())
    report(1, 'all columns', `Write them as ${columns.join()}.`)
  const found = new Map<string, OccupationRows>()
  for (const [at, [occupation, title, area, ...cells]] of rows.entries()) {
    const row = at + 2
    const figures = figureNames.map((_, figure) => figureOf(cells[figure]))
    const { data, error } = wageRow.safeParse({ occupation, title, area, figures })
    for (const { path, message } of error?.issues ?? []) report(row, columnOf(path), message)
    if (cells.length > figureNames.length) {
      report(
        row,
        'after the last column',
        'Delete the cell, or put the one with a comma in quotes.',
      )
    }
    if (!data) continue
    const id = data.occupation
    const known = found.get(id) ?? { id, title: data.title, areas: {}, row }
    if (title !== known.title)
      report(row, 'title', `${id} is "${known.title}" in row ${known.row}.`)
    if (data.area in known.areas) report(row, 'area', `${data.area} of ${id} appears twice.`)
    if (area === COUNTRY && data.figures[2] === null) {
      report(row, 'median', 'The pay of the whole country is always published.')
    }
    known.areas[data.area] = data.figures
    found.set(id, known)
  }
  if (problems.length > 0) return { occupations: [], problems }
  const occupations = [...found.values()].flatMap(({ row, ...rest }) => {
    const { data, error } = occupationFigures.safeParse(rest)
    if (error) {
      const areas = error.issues.map(({ path }) => String(path.at(-1)))
      report(row, 'occupation', `${rest.id} has no row for ${areas.join(', ')}.`)
    }
    return data ?? []
  })
  return problems.length > 0 ? { occupations: [], problems } : { occupations, problems }
}

/** The table as CSV, sorted by code and area, so that the diff of a new year shows only changed figures. */
export function wageTableText(occupations: readonly OccupationFigures[]): string {
  const rows = occupations
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en-US'))
    .flatMap(({ id, title, areas }) =>
      wageAreas.map((area) => [id, title, area, ...areas[area].map((figure) => figure ?? '')]),
    )
  return [columns, ...rows].map((cells) => `${cells.map(quoted).join()}\n`).join('')
}

/** The number in a cell, null if it is blank, or NaN if it is missing or not a whole number. */
function figureOf(cell = 'missing'): number | null {
  if (cell === '') return null
  return /^\d+$/.test(cell) ? Number(cell) : NaN
}

function columnOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1) ?? ''
  return (typeof last === 'number' ? figureNames[last] : undefined) ?? String(last)
}

function quoted(cell: string | number): string {
  const text = String(cell)
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
