import { ratedGrades } from '../src/schemas/housing/pay-grade.ts'
import type { BahArea } from '../src/schemas/housing/bah-area.ts'

/** The texts of the year's files, as the Defense Travel Management Office publishes them. */
export interface BahTexts {
  /** `sorted_zipmhaYY.txt`: ZIP code and area. */
  zips: string
  /** `bahwYY.txt`: the rates with dependents, without a header. */
  withDependents: string
  /** `bahwoYY.txt`: the rates without dependents. */
  withoutDependents: string
  /** `mhanamesYY.txt`: the areas' names. */
  names: string
}

export interface BahTable {
  areas: readonly BahArea[]
  /** ZIP code → area. Unlisted codes are missing. */
  zips: ReadonlyMap<string, string>
  /** The problems of the files, each in one sentence. */
  problems: readonly string[]
}

/** The area of ZIP codes with the overseas allowance. It has no rates. */
export const OVERSEAS_AREA = 'XX499'
/** The published tables also have O-8, O-9 and O-10, whose rates equal those of O-7. */
const PUBLISHED_GRADES = ratedGrades.length + 3
/** The first grades of enlisted members, warrant officers and officers, where the rates start again. */
const seriesStarts: readonly string[] = ['E-1', 'W-1', 'O-1E', 'O-1']

/** Parses the year's files and lists their problems. */
export function readBahTable(texts: BahTexts): BahTable {
  const problems: string[] = []
  const say = (problem: string) => void problems.push(problem)
  const names = readNames(texts.names, say)
  const zips = readZips(texts.zips, say)
  const rich = readRates('with dependents', texts.withDependents, say)
  const poor = readRates('without dependents', texts.withoutDependents, say)
  for (const id of rich.keys()) if (!poor.has(id)) say(`${id}: no rates without dependents`)
  for (const id of poor.keys()) if (!rich.has(id)) say(`${id}: no rates with dependents`)
  const used = new Set(zips.values())
  for (const id of used) {
    if (id !== OVERSEAS_AREA && !rich.has(id))
      say(`${id}: ZIP codes lead to it, and it has no rates`)
  }
  const areas = [...rich].map(([id, withDependents]): BahArea => {
    const withoutDependents = poor.get(id) ?? []
    const name = names.get(id) ?? ''
    if (name === '') say(`${id}: no name`)
    if (!used.has(id)) say(`${id}: no ZIP code leads to it`)
    withoutDependents.forEach((rate, at) => {
      if (rate >= (withDependents[at] ?? 0)) {
        say(`${id} ${ratedGrades[at]}: not more with dependents than without`)
      }
    })
    return { id, name, withDependents, withoutDependents }
  })
  return { areas: areas.toSorted((a, b) => (a.id < b.id ? -1 : 1)), zips, problems }
}

type Say = (problem: string) => void

const linesOf = (text: string) =>
  text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : line.trim()))

function readNames(text: string, say: Say): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const line of linesOf(text)) {
    const [, id = '', name = ''] = /^([A-Z]{2}\d{3})[\s,;]+"?(.*?)"?$/.exec(line) ?? []
    if (id === '') say(`names: "${line}" does not begin with an area`)
    else names.set(id, name.replace(/\s+/g, ' ').replace(/ ,/g, ','))
  }
  return names
}

function readZips(text: string, say: Say): ReadonlyMap<string, string> {
  const zips = new Map<string, string>()
  for (const line of linesOf(text)) {
    const [, zip = '', area = ''] = /^(\d{5})[\s,;]+([A-Z]{2}\d{3})$/.exec(line) ?? []
    if (zip === '') say(`ZIP codes: "${line}" is no ZIP code with an area`)
    else if (zips.has(zip)) say(`ZIP codes: ${zip} appears twice`)
    else zips.set(zip, area)
  }
  return zips
}

function readRates(which: string, text: string, say: Say): ReadonlyMap<string, number[]> {
  const areas = new Map<string, number[]>()
  for (const line of linesOf(text)) {
    const [id = '', ...cells] = line.split(/[\s,;]+/)
    const all = cells.map(Number)
    if (!/^[A-Z]{2}\d{3}$/.test(id)) say(`${which}: "${line}" does not begin with an area`)
    if (areas.has(id)) say(`${id}: it appears twice ${which}`)
    if (all.length !== PUBLISHED_GRADES && all.length !== ratedGrades.length) {
      say(`${id}: ${all.length} rates ${which} instead of ${PUBLISHED_GRADES}`)
    }
    const rates = all.slice(0, ratedGrades.length)
    const last = rates.at(-1)
    if (all.slice(ratedGrades.length).some((rate) => rate !== last)) {
      say(`${id}: O-8, O-9 or O-10 is not paid as O-7 ${which}`)
    }
    rates.forEach((rate, at) => {
      const grade = ratedGrades[at] ?? ''
      if (!Number.isInteger(rate) || rate <= 0 || rate % 3 !== 0) {
        say(`${id} ${grade} ${which}: ${cells[at]} is not in whole dollars that 3 divides`)
      }
      if (!seriesStarts.includes(grade) && rate < (rates[at - 1] ?? 0)) {
        say(`${id} ${grade} ${which}: less than the grade below it`)
      }
    })
    areas.set(id, rates)
  }
  return areas
}
