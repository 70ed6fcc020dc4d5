import { ratedGrades } from '../src/schemas/housing/pay-grade.ts'
import type { BahArea } from '../src/schemas/housing/bah-area.ts'

/** The contents of a year's files, as the Defense Travel Management Office publishes them. */
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
  /** ZIP code → area. */
  zips: ReadonlyMap<string, string>
  /** The problems of the files, each in one line. */
  problems: readonly string[]
}

/** The area of ZIP codes where the overseas allowance is paid. It has no rates. */
const OVERSEAS_AREA = 'XX499'
/** The published tables also have O-8, O-9 and O-10, which have the same rates as O-7. */
const PUBLISHED_GRADES = ratedGrades.length + 3
/** The first grades of enlisted members, warrant officers and officers. Their rates can be below the grade before. */
const firstGrades: readonly string[] = ['E-1', 'W-1', 'O-1E', 'O-1']

/** Parses a year's files and checks them. */
export function readBahTable(texts: BahTexts): BahTable {
  const problems: string[] = []
  const report = (problem: string) => void problems.push(problem)
  const names = readNames(texts.names, report)
  const zips = readZips(texts.zips, report)
  const ratesWith = readRates('with dependents', texts.withDependents, report)
  const ratesWithout = readRates('without dependents', texts.withoutDependents, report)
  for (const id of ratesWith.keys())
    if (!ratesWithout.has(id)) report(`${id}: no rates without dependents`)
  for (const id of ratesWithout.keys())
    if (!ratesWith.has(id)) report(`${id}: no rates with dependents`)
  const used = new Set(zips.values())
  for (const id of used) {
    if (id !== OVERSEAS_AREA && !ratesWith.has(id)) report(`${id}: has ZIP codes, but no rates`)
  }
  const areas = [...ratesWith].map(([id, withDependents]): BahArea => {
    const withoutDependents = ratesWithout.get(id) ?? []
    const name = names.get(id) ?? ''
    if (name === '') report(`${id}: no name`)
    if (!used.has(id)) report(`${id}: no ZIP code`)
    withoutDependents.forEach((rate, at) => {
      if (rate >= (withDependents[at] ?? 0)) {
        report(`${id} ${ratedGrades[at]}: the rate with dependents is not higher than without`)
      }
    })
    return { id, name, withDependents, withoutDependents }
  })
  return { areas: areas.toSorted((a, b) => (a.id < b.id ? -1 : 1)), zips, problems }
}

type Report = (problem: string) => void

const linesOf = (text: string) =>
  text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : line.trim()))

function readNames(text: string, report: Report): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const line of linesOf(text)) {
    const [, id = '', name = ''] = /^([A-Z]{2}\d{3})[\s,;]+"?(.*?)"?$/.exec(line) ?? []
    if (id === '') report(`names: "${line}" does not begin with an area`)
    else names.set(id, name.replace(/\s+/g, ' ').replace(/ ,/g, ','))
  }
  return names
}

function readZips(text: string, report: Report): ReadonlyMap<string, string> {
  const zips = new Map<string, string>()
  for (const line of linesOf(text)) {
    const [, zip = '', area = ''] = /^(\d{5})[\s,;]+([A-Z]{2}\d{3})$/.exec(line) ?? []
    if (zip === '') report(`ZIP codes: "${line}" is not a ZIP code with an area`)
    else if (zips.has(zip)) report(`ZIP codes: ${zip} appears twice`)
    else zips.set(zip, area)
  }
  return zips
}

function readRates(which: string, text: string, report: Report): ReadonlyMap<string, number[]> {
  const areas = new Map<string, number[]>()
  for (const line of linesOf(text)) {
    const [id = '', ...cells] = line.split(/[\s,;]+/)
    const all = cells.map(Number)
    if (!/^[A-Z]{2}\d{3}$/.test(id)) report(`${which}: "${line}" does not begin with an area`)
    if (areas.has(id)) report(`${id}: appears twice ${which}`)
    if (all.length !== PUBLISHED_GRADES && all.length !== ratedGrades.length) {
      report(`${id}: ${all.length} rates ${which} instead of ${PUBLISHED_GRADES}`)
    }
    const rates = all.slice(0, ratedGrades.length)
    const last = rates.at(-1)
    if (all.slice(ratedGrades.length).some((rate) => rate !== last)) {
      report(`${id}: O-8, O-9 or O-10 differs from O-7 ${which}`)
    }
    rates.forEach((rate, at) => {
      const grade = ratedGrades[at] ?? ''
      if (!Number.isInteger(rate) || rate <= 0 || rate % 3 !== 0) {
        report(`${id} ${grade} ${which}: ${cells[at]} is not a positive multiple of 3`)
      }
      if (!firstGrades.includes(grade) && rate < (rates[at - 1] ?? 0)) {
        report(`${id} ${grade} ${which}: lower than the grade below`)
      }
    })
    areas.set(id, rates)
  }
  return areas
}
