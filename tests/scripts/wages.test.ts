import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { careerWages } from '@/data/career-wages'
import { professionWages } from '@/data/profession-wages'
import { wageAreas } from '@/schemas/career-planner/wage-area'
import { wageReport } from '../../scripts/wage-report'
import { readWageTable } from '../../scripts/wage-table'

const HEADER = 'state,soc,title,employment,p10,median,p90'
/** The wages as they stand, as the table that they came from. */
const standing = [
  HEADER,
  ...[...careerWages.rows, ...professionWages.rows].flatMap(({ id, title, areas }) =>
    wageAreas.map((area) => [area, id, `"${title}"`, ...areas[area].map((n) => n ?? '')].join(',')),
  ),
].join('\n')

const nurseInTexas = /^TX,29-1141,.*$/m
const withNurseInTexas = (line: string) => standing.replace(nurseInTexas, line)
const nurses = 'TX,29-1141,"Registered Nurses"'

describe('npm run wages', () => {
  it('finds nothing to change in the wages that stand, and writes the same files', () => {
    const { problems, changes, counts, files } = wageReport(standing)
    expect(problems).toEqual([])
    expect(changes).toEqual([])
    expect(counts).toBe('33 occupations, 1749 lines, 33 of them without pay.')
    for (const { path, text } of files) expect(readFileSync(path, 'utf8')).toBe(text)
  })

  it('names every figure that changes by more than 30 %, and every one that comes or goes', () => {
    const [jobs = 0, low = 0, median = 0] =
      careerWages.rows.find(({ id }) => id === '29-1141')?.areas.TX ?? []
    const high = (median ?? 0) * 3
    const { changes } = wageReport(withNurseInTexas(`${nurses},${jobs},${low},${median},${high}`))
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatch(
      /^TX 29-1141 Registered Nurses, 90th percentile: \d+ → \d+ \(\+\d+ %\)$/,
    )
    const gone = wageReport(withNurseInTexas(`${nurses},${jobs},,,`))
    expect(gone.problems).toEqual([])
    expect(gone.changes).toHaveLength(3)
    expect(gone.changes[1]).toMatch(/median: not published any more, was \d+$/)
  })

  it('refuses a table without its columns', () => {
    expect(wageReport('state,pay\nTX,1').problems).toEqual([
      `line 1: write these columns: ${HEADER}`,
    ])
  })

  it.each([
    [`${nurses},1,9,5,7`, /^line \d+: its percentiles are not in order$/],
    [`${nurses},1,,5,7`, /^line \d+: it has some of the three percentiles; give all, or none$/],
    [`${nurses},1,3.5,5,7`, /^line \d+: "3.5" is no whole number$/],
    [`${nurses},1,-3,5,7`, /^line \d+: "-3" is no whole number$/],
    [`${nurses},1,3,5`, /^line \d+: it has 6 cells instead of 7$/],
    ['TX,29-1141,"Nurses",1,3,5,7', /^line \d+: 29-1141 is called "Nurses" here$/],
    [
      'GU,29-1141,"Registered Nurses",1,3,5,7',
      /^line \d+: "GU" is no state that has wages, nor US$/,
    ],
    ['', /^line \d+: "" is no state that has wages, nor US$/],
    ['VA,29-1141,"Registered Nurses",1,3,5,7', /^line \d+: VA 29-1141 stands twice$/],
  ])('refuses a table with the line “%s”', (line, problem) => {
    const { problems, files } = wageReport(withNurseInTexas(line))
    expect(
      problems.some((text) => problem.test(text)),
      problems.join('\n'),
    ).toBe(true)
    expect(files).toEqual([])
  })

  it('refuses a table that lacks a state, an occupation, or the pay of the whole country', () => {
    const without = standing.split('\n').filter((line) => !nurseInTexas.test(line))
    expect(wageReport(without.join('\n')).problems).toEqual(['29-1141: no line for TX'])
    const unknown = standing.split('\n').filter((line) => !line.includes(',29-1141,'))
    expect(wageReport(unknown.join('\n')).problems).toEqual([
      '29-1141 Registered Nurses: it stands in our files and not in this one',
    ])
    const blank = standing.replace(/^US,29-1141,.*$/m, 'US,29-1141,"Registered Nurses",1,,,')
    expect(wageReport(blank).problems).toEqual(['29-1141: no pay for the whole country'])
  })

  it('reads a title in quotes with its commas', () => {
    const { occupations } = readWageTable(
      `${HEADER}\nTX,39-5012,"Hairdressers, ""Stylists"", and more",1,3,5,7`,
    )
    expect(occupations[0]?.title).toBe('Hairdressers, "Stylists", and more')
    expect(occupations[0]?.areas.get('TX')).toEqual([1, 3, 5, 7])
  })

  it('changes no file where the table is refused or is not there, and says so by how it ends', () => {
    const files = ['src/data/career-wages.ts', 'src/data/profession-wages.ts']
    const before = files.map((path) => readFileSync(path, 'utf8'))
    const bad = join(mkdtempSync(join(tmpdir(), 'wages-')), 'wages.csv')
    writeFileSync(bad, withNurseInTexas(`${nurses},1,9,5,7`))
    const run = (...args: string[]) =>
      spawnSync('node', ['scripts/run.mjs', 'scripts/wages.ts', ...args], { encoding: 'utf8' })
    const refused = run(bad)
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('its percentiles are not in order')
    expect(refused.stderr).toContain('Nothing was changed: 1 to mend.')
    expect(run('nowhere.csv').status).toBe(2)
    expect(files.map((path) => readFileSync(path, 'utf8'))).toEqual(before)
  })
})
