import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { careerMoves } from '@/data/career-moves'
import { careerWages } from '@/data/career-wages'
import { careers } from '@/data/careers'
import { licensedProfessions } from '@/data/licensed-professions'
import { professionWages } from '@/data/profession-wages'
import { formatCount } from '@/engine/format-count'
import type { AreaWage } from '@/schemas/career-planner/occupation-wage'
import { region } from '@/schemas/my-move/region'
import { COUNTRY, wageAreas, wageStates } from '@/schemas/career-planner/wage-area'
import { FEW_JOBS } from '@/screens/career-planner/pay/pay'
import { wageFiles } from '../../scripts/wage-files'

const occupations = [...careerWages.rows, ...professionWages.rows]
const wages = occupations.flatMap(({ id, areas }) =>
  wageAreas.map((area) => ({ id, area, wage: areas[area] })),
)
const wagesOf = (id = '') => careerWages.rows.find((row) => row.id === id)

describe('The wages', () => {
  it('name each state as the moves do, with the District of Columbia and Puerto Rico: 52 of them', () => {
    expect(wageStates).toHaveLength(52)
    expect(region.values.filter((value) => !wageStates.some((state) => state === value))).toEqual([
      'AS',
      'GU',
      'MP',
      'VI',
      'overseas',
    ])
  })

  it('have 33 occupations, each once, in the whole country and in every state', () => {
    const ids = occupations.map(({ id }) => id)
    expect(new Set(ids).size).toBe(33)
    expect(ids).toHaveLength(33)
    for (const { areas } of occupations) {
      expect(Object.keys(areas).toSorted()).toEqual([...wageAreas].toSorted())
    }
  })

  it('are in the order of their percentiles wherever they are published', () => {
    const wrong = wages.filter(({ wage: [, low, median, high] }) =>
      low === null || median === null || high === null
        ? low !== null || median !== null || high !== null
        : low > median || median > high,
    )
    expect(wrong).toEqual([])
  })

  it('leave 33 of the lines blank, none of them of the whole country', () => {
    const blank = wages.filter(({ wage: [, , median] }) => median === null)
    expect(blank).toHaveLength(33)
    expect(blank.map(({ area }) => area)).not.toContain(COUNTRY)
  })

  it('stand in their files as the script writes them', () => {
    const asRead = occupations.map(({ id, title, areas }) => ({
      id,
      title,
      areas: new Map(wageAreas.map((area): [typeof area, AreaWage] => [area, areas[area]])),
    }))
    const ofCareers = new Set(careerWages.rows.map(({ id }) => id))
    for (const { path, text } of wageFiles(asRead, ofCareers)) {
      expect(readFileSync(path, 'utf8'), `${path}: change the wages by npm run wages`).toBe(text)
    }
  })

  it('are at least twice as often far off where there are few jobs, so that it is right to say so', () => {
    const { few, many } = shareFarOff()
    expect(few, `below ${FEW_JOBS} jobs`).toBeGreaterThan(0.25)
    expect(many, `from ${FEW_JOBS} jobs on`).toBeLessThan(few / 2)
  })
})

describe('Every career', () => {
  it('has what a move means for it, in the order of the catalogue', () => {
    expect(careerMoves.rows.map(({ id }) => id)).toEqual(careers.rows.map(({ id }) => id))
  })

  it('has an occupation with wages, or says why it has none', () => {
    const problems = careerMoves.rows
      .filter(({ occupation, counts }) => (occupation ? !wagesOf(occupation) : !counts))
      .map(
        ({ id, occupation }) =>
          `${id}: there are no wages of ${occupation ?? 'any occupation'}; say why in "counts", or run npm run wages again`,
      )
    expect(problems).toEqual([])
    const used = new Set(careerMoves.rows.map(({ occupation }) => occupation))
    expect(careerWages.rows.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([])
  })

  it('has the salary range of its occupation in the whole country, or says whom the states’ figures count', () => {
    const problems = careers.rows.flatMap(({ id, salaryRange }) => {
      const move = careerMoves.rows.find((row) => row.id === id)
      const [, low, median, high] = wagesOf(move?.occupation)?.areas[COUNTRY] ?? []
      const range = `${thousands(low)}–${thousands(high)} (median $${formatCount(median ?? 0)})`
      const isSame = salaryRange.startsWith(range)
      return isSame === (move?.counts === undefined)
        ? []
        : [`${id}: the card says ${salaryRange}, the wages ${range}; "counts" says whom`]
    })
    expect(problems).toEqual([])
  })

  it('needs a license where its certifications name one of a state, and leads to a profession there is', () => {
    const professions: readonly string[] = licensedProfessions.rows.map(({ id }) => id)
    const problems = careerMoves.rows.flatMap(({ id, license, profession }) => {
      const certifications = careers.rows.find((row) => row.id === id)?.certifications ?? []
      const isLicensed = certifications.some((text) => /state .*license/i.test(text))
      return [
        ...(isLicensed === (license === 'Yes') ? [] : [`${id}: license is "${license}"`]),
        ...(profession === undefined || professions.includes(profession)
          ? []
          : [`${id}: no ${profession}`]),
      ]
    })
    expect(problems).toEqual([])
  })
})

const thousands = (amount: number | null = 0) => `$${Math.round((amount ?? 0) / 1000)},000`

/**
 * Which share of the medians is more than 20 % away from what is usual: that of the occupation in the whole
 * country, times how the state pays on the whole.
 */
function shareFarOff() {
  const compared = occupations.flatMap(({ areas }) =>
    wageStates.flatMap((state) => {
      const [jobs, , median] = areas[state]
      const [, , usual] = areas[COUNTRY]
      if (jobs === null || median === null || usual === null) return []
      return [{ state, jobs, ratio: Math.log(median / usual) }]
    }),
  )
  const level = new Map(
    wageStates.map((state) => [state, middle(compared.filter((one) => one.state === state))]),
  )
  const far = ({ state, ratio }: (typeof compared)[number]) =>
    Math.abs(ratio - (level.get(state) ?? 0)) > Math.log(1.2)
  const share = (some: typeof compared) => some.filter(far).length / some.length
  return {
    few: share(compared.filter(({ jobs }) => jobs < FEW_JOBS)),
    many: share(compared.filter(({ jobs }) => jobs >= FEW_JOBS)),
  }
}

function middle(some: readonly { ratio: number }[]): number {
  const ratios = some.map(({ ratio }) => ratio).toSorted((a, b) => a - b)
  return ratios[Math.floor(ratios.length / 2)] ?? 0
}
