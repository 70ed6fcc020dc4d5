import {
  isWageState,
  COUNTRY,
  wageAreas,
  type WageArea,
} from '../src/schemas/career-planner/wage-area.ts'
import type { AreaWage } from '../src/schemas/career-planner/occupation-wage.ts'

/** Wages as a table of the Bureau of Labor Statistics has them. */
export interface Occupation {
  /** The government's code (SOC). */
  id: string
  title: string
  areas: ReadonlyMap<WageArea, AreaWage>
}

export interface WageTable {
  occupations: readonly Occupation[]
  /** What is wrong with it, one sentence each, with its line. */
  problems: readonly string[]
}

const HEADER = 'state,soc,title,employment,p10,median,p90'

/** Reads a table of wages, a line for each occupation in each area, and says what is wrong with it. */
export function readWageTable(text: string): WageTable {
  const [header = '', ...lines] = text.trim().split(/\r?\n/)
  if (header !== HEADER) {
    return { occupations: [], problems: [`line 1: write these columns: ${HEADER}`] }
  }
  const problems: string[] = []
  const found = new Map<string, { title: string; areas: Map<WageArea, AreaWage> }>()
  for (const [at, line] of lines.entries()) {
    const say = (problem: string) => problems.push(`line ${at + 2}: ${problem}`)
    const [state = '', id = '', title = '', ...figures] = cellsOf(line)
    if (state !== COUNTRY && !isWageState(state)) {
      say(`"${state}" is no state that has wages, nor US`)
      continue
    }
    if (!/^\d\d-\d{4}$/.test(id)) say(`"${id}" is no code of an occupation, as in 29-1141`)
    const occupation = found.get(id) ?? { title, areas: new Map<WageArea, AreaWage>() }
    if (title !== occupation.title) say(`${id} is called "${title}" here`)
    if (occupation.areas.has(state)) say(`${state} ${id} stands twice`)
    const wage = wageOf(figures)
    wageProblems(figures, wage).forEach(say)
    occupation.areas.set(state, wage)
    found.set(id, occupation)
  }
  const occupations = [...found].map(([id, rest]) => ({ id, ...rest }))
  return { occupations, problems: [...problems, ...gaps(occupations)] }
}

function wageOf(figures: readonly string[]): AreaWage {
  const [jobs, low, median, high] = figures.map((cell) => (cell === '' ? null : Number(cell)))
  return [jobs ?? null, low ?? null, median ?? null, high ?? null]
}

function wageProblems(cells: readonly string[], [, low, median, high]: AreaWage): string[] {
  const pay = [low, median, high]
  if (cells.length !== 4) return [`it has ${cells.length + 3} cells instead of 7`]
  const wrong = cells.filter((cell) => cell !== '' && !/^[1-9]\d*$/.test(cell))
  if (wrong.length > 0) return [`"${wrong.join('", "')}" is no whole number`]
  if (low === null || median === null || high === null) {
    return pay.every((value) => value === null)
      ? []
      : ['it has some of the three percentiles; give all, or none']
  }
  return low <= median && median <= high ? [] : ['its percentiles are not in order']
}

/** Areas that an occupation lacks, and pay of the whole country, which is always published. */
function gaps(occupations: readonly Occupation[]): string[] {
  return occupations.flatMap(({ id, areas }) => {
    const missing = wageAreas.filter((area) => !areas.has(area))
    return [
      ...(missing.length > 0 ? [`${id}: no line for ${missing.join(', ')}`] : []),
      ...(areas.get(COUNTRY)?.[2] === null ? [`${id}: no pay for the whole country`] : []),
    ]
  })
}

/** The cells of a line; a cell in quotes may hold commas. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  )
}
