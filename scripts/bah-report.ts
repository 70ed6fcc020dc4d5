import type { BahArea } from '../src/schemas/housing/bah-area.ts'
import type { Installation } from '../src/schemas/housing/installation.ts'
import { ratedGrades } from '../src/schemas/housing/pay-grade.ts'
import { bahFiles } from './bah-files.ts'
import { readBahTable, type BahTable, type BahTexts } from './bah-table.ts'

/** A maintainer checks a rate that changes by more than this share before the release. */
const LARGE = 0.15
const CHECK_HEADER = 'area,dependents,grade,rate'

export interface BahReport {
  /** The problems of the files. If there are any, no file is written. */
  problems: readonly string[]
  /** What a maintainer checks before the release. */
  changes: readonly string[]
  counts: string
  files: readonly { path: string; text: string }[]
}

interface Given {
  texts: BahTexts
  /** Rates that other pages name: area, dependents, grade, rate, and what else is in the line. */
  spotChecks: string
  installations: readonly Pick<Installation, 'name' | 'zip' | 'area'>[]
  /** The rates that ship today. */
  standing: readonly BahArea[]
}

/** What the year's files would change, and the files that it would write. */
export async function bahReport(given: Given): Promise<BahReport> {
  const table = readBahTable(given.texts)
  const problems = [
    ...table.problems,
    ...stationProblems(table, given.installations),
    ...checkProblems(table, given.spotChecks),
  ]
  if (problems.length > 0) return { problems, changes: [], counts: '', files: [] }
  return {
    problems,
    changes: bahChanges(given.standing, table.areas),
    counts: `${table.areas.length} areas, ${table.areas.length * 2 * ratedGrades.length} rates, ${table.zips.size} ZIP codes.`,
    files: await bahFiles(table.areas, table.zips),
  }
}

function stationProblems({ zips }: BahTable, stations: Given['installations']): string[] {
  return stations.flatMap(({ name, zip, area }) => {
    const found = zips.get(zip)
    return found === area
      ? []
      : [`${name}: its ZIP code ${zip} leads to ${found ?? 'no area'}, and not to ${area}`]
  })
}

function checkProblems({ areas }: BahTable, text: string): string[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/)
  if (!header.startsWith(CHECK_HEADER)) return [`spot checks: write these columns: ${CHECK_HEADER}`]
  if (lines.length === 0) return ['spot checks: write at least one rate that another page names']
  return lines.flatMap((line) => {
    const [id = '', dependents = '', grade = '', rate = ''] = line.split(',')
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

/** Lists the rates that change by more than 15%, and the areas that appear or disappear. */
function bahChanges(standing: readonly BahArea[], areas: readonly BahArea[]): string[] {
  const before = new Map(standing.map((area) => [area.id, area]))
  const now = new Set(areas.map(({ id }) => id))
  return [
    ...standing.flatMap(({ id, name }) => (now.has(id) ? [] : [`${id} ${name}: gone`])),
    ...areas.flatMap((area) => {
      const old = before.get(area.id)
      if (!old) return [`${area.id} ${area.name}: new`]
      return (['withDependents', 'withoutDependents'] as const).flatMap((which) =>
        ratedGrades.flatMap((grade, at) => {
          const change = changeOf(old[which][at], area[which][at])
          const words = which === 'withDependents' ? 'with' : 'without'
          return change ? [`${area.id} ${area.name}, ${grade} ${words} dependents: ${change}`] : []
        }),
      )
    }),
  ]
}

/** "1500 → 1800 (+20 %)"; blank if the change is not large. */
function changeOf(before = 0, after = 0): string {
  const share = after / before - 1
  if (Math.abs(share) <= LARGE) return ''
  return `${before} → ${after} (${share > 0 ? '+' : '−'}${Math.round(Math.abs(share) * 100)} %)`
}
