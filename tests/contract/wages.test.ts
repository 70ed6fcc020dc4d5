import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { careerMoves } from '@/data/career-planner/career-moves'
import { careerWages } from '@/data/career-planner/career-wages'
import { careers } from '@/data/career-planner/careers'
import { licensedProfessions } from '@/data/licensing/licensed-professions'
import { professionWages } from '@/data/licensing/profession-wages'
import { formatCount } from '@/engine/format-count'
import { region } from '@/schemas/my-move/region'
import { COUNTRY, wageAreas, wageStates } from '@/schemas/career-planner/wage-area'
import { FEW_JOBS } from '@/screens/career-planner/pay/pay'
import { readWageTable, wageTableText } from '../../build/wage-table'

const occupations = [...careerWages.rows, ...professionWages.rows]
const wages = occupations.flatMap(({ id, areas }) =>
  wageAreas.map((area) => ({ id, area, wage: areas[area] })),
)
const wagesOf = (id = '') => careerWages.rows.find((row) => row.id === id)

describe('The wages', () => {
  it('cover the 50 states, the District of Columbia and Puerto Rico, with the region codes of moves', () => {
    expect(wageStates).toHaveLength(52)
    expect(region.values.filter((value) => !wageStates.some((state) => state === value))).toEqual([
      'AS',
      'GU',
      'MP',
      'VI',
      'overseas',
    ])
  })

  it('have 33 different occupations, each with figures for the country and every state', () => {
    const ids = occupations.map(({ id }) => id)
    expect(new Set(ids).size).toBe(33)
    expect(ids).toHaveLength(33)
    for (const { areas } of occupations) {
      expect(Object.keys(areas).toSorted()).toEqual([...wageAreas].toSorted())
    }
  })

  it('rise from the lowest to the highest percentile wherever they are published', () => {
    const wrong = wages.filter(({ wage: [, low, median, high] }) =>
      low === null || median === null || high === null
        ? low !== null || median !== null || high !== null
        : low > median || median > high,
    )
    expect(wrong).toEqual([])
  })

  it('are unpublished for 33 pairs of occupation and state, and never for the whole country', () => {
    const blank = wages.filter(({ wage: [, , median] }) => median === null)
    expect(blank).toHaveLength(33)
    expect(blank.map(({ area }) => area)).not.toContain(COUNTRY)
  })

  it.each(['src/data/wages/careers.csv', 'src/data/wages/professions.csv'])(
    'are formatted in %s as the script writes them',
    (path) => {
      const text = readFileSync(path, 'utf8')
      const { occupations, problems } = readWageTable(text)
      expect(problems.map((problem) => `${path}, ${problem}`)).toEqual([])
      expect(text, `${path}: change the wages by npm run wages`).toBe(wageTableText(occupations))
    },
  )

  it('are far off at least twice as often where there are few jobs, as the product says', () => {
    const { few, many } = shareFarOff()
    expect(few, `below ${FEW_JOBS} jobs`).toBeGreaterThan(0.25)
    expect(many, `from ${FEW_JOBS} jobs on`).toBeLessThan(few / 2)
  })
})

describe('Every career', () => {
  it('has a record of what a move means for it, in the order of the catalogue', () => {
    expect(careerMoves.rows.map(({ id }) => id)).toEqual(careers.rows.map(({ id }) => id))
  })

  it('has an occupation with wages, or says why it has none', () => {
    const missing = careerMoves.rows
      .filter(({ occupation, counts }) => (occupation ? !wagesOf(occupation) : !counts))
      .map(
        ({ id, occupation }) =>
          `${id}: there are no wages of ${occupation ?? 'any occupation'}; say why in "counts", or run npm run wages again`,
      )
    const path = 'src/data/wages/careers.csv'
    const rows = readFileSync(path, 'utf8').split('\n')
    const used = new Set(careerMoves.rows.map(({ occupation }) => occupation))
    const unused = careerWages.rows
      .filter(({ id }) => !used.has(id))
      .map(({ id }) => {
        const row = rows.findIndex((text) => text.startsWith(id)) + 1
        return `${path}, row ${row}, occupation: ${id} is of no career in src/data/career-planner/career-moves.ts`
      })
    expect([...missing, ...unused]).toEqual([])
  })

  it('shows the national salary range of its occupation, or says whom the state figures count', () => {
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

  it('needs a license exactly where its certifications name a state license, and names an existing profession', () => {
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
 * The share of medians that differ by more than 20% from the expected pay: the national median of the
 * occupation, multiplied by the overall pay level of the state.
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
    wageStates.map((state) => [state, medianRatio(compared.filter((one) => one.state === state))]),
  )
  const far = ({ state, ratio }: (typeof compared)[number]) =>
    Math.abs(ratio - (level.get(state) ?? 0)) > Math.log(1.2)
  const share = (some: typeof compared) => some.filter(far).length / some.length
  return {
    few: share(compared.filter(({ jobs }) => jobs < FEW_JOBS)),
    many: share(compared.filter(({ jobs }) => jobs >= FEW_JOBS)),
  }
}

function medianRatio(some: readonly { ratio: number }[]): number {
  const ratios = some.map(({ ratio }) => ratio).toSorted((a, b) => a - b)
  return ratios[Math.floor(ratios.length / 2)] ?? 0
}
