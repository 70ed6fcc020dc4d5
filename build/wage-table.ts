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
  /** In the order of their first rows; none while there are problems. */
  occupations: readonly OccupationFigures[]
  /** What is wrong with the table, one sentence each, with its row and column. */
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

interface Found {
  id: string
  title: string
  areas: Record<string, AreaWage>
  /** Its first row. */
  row: number
}

/** Reads a table of wages, a row for each occupation in each area, and says what is wrong with it. */
export function readWageTable(text: string): WageTable {
  let table: string[][]
  try {
    table = parse(text, { bom: true, relax_column_count: true })
  } catch (error) {
    return { occupations: [], problems: [`quotes: ${String(error)}`] }
  }
  const [header, ...rows] = table
  const problems: string[] = []
  const say = (row: number, column: string, problem: string) =>
    void problems.push(`row ${row}, ${column}: ${problem}`)
  if (header?.join() !== columns.join()) say(1, 'all columns', `Write them as ${columns.join()}.`)
  const found = new Map<string, Found>()
  for (const [at, [occupation, title, area, ...cells]] of rows.entries()) {
    const row = at + 2
    const figures = figureNames.map((_, figure) => figureOf(cells[figure]))
    const { data, error } = wageRow.safeParse({ occupation, title, area, figures })
    for (const { path, message } of error?.issues ?? []) say(row, columnOf(path), message)
    if (cells.length > figureNames.length) {
      say(row, 'after the last column', 'Delete the cell, or put the one with a comma in quotes.')
    }
    if (!data) continue
    const id = data.occupation
    const known = found.get(id) ?? { id, title: data.title, areas: {}, row }
    if (title !== known.title) say(row, 'title', `${id} is "${known.title}" in row ${known.row}.`)
    if (data.area in known.areas) say(row, 'area', `${data.area} of ${id} stands twice.`)
    if (area === COUNTRY && data.figures[2] === null) {
      say(row, 'median', 'The pay of the whole country is always published.')
    }
    known.areas[data.area] = data.figures
    found.set(id, known)
  }
  if (problems.length > 0) return { occupations: [], problems }
  const occupations = [...found.values()].flatMap(({ row, ...rest }) => {
    const { data, error } = occupationFigures.safeParse(rest)
    if (error) {
      const areas = error.issues.map(({ path }) => String(path.at(-1)))
      say(row, 'occupation', `${rest.id} has no row for ${areas.join(', ')}.`)
    }
    return data ?? []
  })
  return problems.length > 0 ? { occupations: [], problems } : { occupations, problems }
}

/** The text of a table, in the order of the codes and of the areas, so that a new year differs in its figures. */
export function wageTableText(occupations: readonly OccupationFigures[]): string {
  const rows = occupations
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en-US'))
    .flatMap(({ id, title, areas }) =>
      wageAreas.map((area) => [id, title, area, ...areas[area].map((figure) => figure ?? '')]),
    )
  return [columns, ...rows].map((cells) => `${cells.map(quoted).join()}\n`).join('')
}

/** A cell that is not there is no number either. */
function figureOf(cell = 'none'): number | null {
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
