import type { BahArea } from '../src/schemas/housing/bah-area.ts'
import type { Installation } from '../src/schemas/housing/installation.ts'
import { ratedGrades } from '../src/schemas/housing/pay-grade.ts'
import { bahFiles } from './bah-files.ts'
import { readBahTable, type BahTable, type BahTexts } from './bah-table.ts'
import { largeChange, type YearlyReport } from './yearly-report.ts'

/** A person checks a rate that changes by more than this share before it ships. */
const LARGE_CHANGE = 0.15
const CHECK_HEADER = 'area,dependents,grade,rate'

interface BahInput {
  texts: BahTexts
  /** A CSV of rates from other pages: area, dependents (`yes` or `no`), grade, rate. Further columns are ignored. */
  spotChecks: string
  installations: readonly Pick<Installation, 'name' | 'zip' | 'area'>[]
  /** The rates that ship now. */
  current: readonly BahArea[]
}

/** Checks a year's files, compares them with the current rates, and returns the new files. */
export async function bahReport(input: BahInput): Promise<YearlyReport> {
  const table = readBahTable(input.texts)
  const problems = [
    ...table.problems,
    ...stationProblems(table, input.installations),
    ...checkProblems(table, input.spotChecks),
  ]
  if (problems.length > 0) return { problems, changes: [], counts: '', files: [] }
  return {
    problems,
    changes: bahChanges(input.current, table.areas),
    counts: `${table.areas.length} areas, ${table.areas.length * 2 * ratedGrades.length} rates, ${table.zips.size} ZIP codes.`,
    files: await bahFiles(table.areas, table.zips),
  }
}

function stationProblems({ zips }: BahTable, stations: BahInput['installations']): string[] {
  return stations.flatMap(({ name, zip, area }) => {
    const found = zips.get(zip)
    return found === area
      ? []
      : [`${name}: its ZIP code ${zip} is in ${found ?? 'no area'}, not in ${area}`]
  })
}

function checkProblems({ areas }: BahTable, text: string): string[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/)
  if (!header.startsWith(CHECK_HEADER)) return [`spot checks: write these columns: ${CHECK_HEADER}`]
  if (lines.length === 0) return ['spot checks: add at least one rate from another page']
  return lines.flatMap((line) => {
    const [id = '', dependents = '', grade = '', rate = ''] = line.split(',')
    if (!['yes', 'no'].includes(dependents)) {
      return [`spot check ${id} ${grade}: dependents is "${dependents}", not "yes" or "no"`]
    }
    const area = areas.find((row) => row.id === id)
    const rates = dependents === 'yes' ? area?.withDependents : area?.withoutDependents
    const found = rates?.[ratedGrades.findIndex((rated) => rated === grade)]
    return found === Number(rate)
      ? []
      : [
          `spot check ${id} ${grade}, dependents ${dependents}: ${found ?? 'no rate'} instead of ${rate}`,
        ]
  })
}

/** Every rate that changes by more than `LARGE_CHANGE`, and every new or removed area. */
function bahChanges(current: readonly BahArea[], areas: readonly BahArea[]): string[] {
  const before = new Map(current.map((area) => [area.id, area]))
  const now = new Set(areas.map(({ id }) => id))
  return [
    ...current.flatMap(({ id, name }) => (now.has(id) ? [] : [`${id} ${name}: removed`])),
    ...areas.flatMap((area) => {
      const old = before.get(area.id)
      if (!old) return [`${area.id} ${area.name}: new`]
      return (['withDependents', 'withoutDependents'] as const).flatMap((which) =>
        ratedGrades.flatMap((grade, at) => {
          const change = largeChange(old[which][at] ?? 0, area[which][at] ?? 0, LARGE_CHANGE)
          const words = which === 'withDependents' ? 'with' : 'without'
          return change ? [`${area.id} ${area.name}, ${grade} ${words} dependents: ${change}`] : []
        }),
      )
    }),
  ]
}
