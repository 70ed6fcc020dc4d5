import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readWageTable, wageTableText } from '../../build/wage-table'
import { nurseInTexas, nurses, withNurseInTexas } from '../support/nurse-in-texas'
import { runScript } from '../support/run-script'

const existing = readFileSync('src/data/wages/careers.csv', 'utf8')
const rowOf = (start: string) =>
  existing.split('\n').findIndex((line) => line.startsWith(start)) + 1
const first = rowOf('29-1141,')
const row = rowOf(nurses)

describe('A table of wages', () => {
  it('is written in the same order, whatever the order of its rows', () => {
    const [header = '', ...rows] = existing.trim().split('\n')
    const { occupations, problems } = readWageTable([header, ...rows.toReversed()].join('\n'))
    expect(problems).toEqual([])
    expect(wageTableText(occupations)).toBe(existing)
  })

  it('may have a title with commas and quotes', () => {
    const title = '"Nurses, ""Registered"", and more"'
    const text = existing.replaceAll('29-1141,Registered Nurses', `29-1141,${title}`)
    const { occupations } = readWageTable(text)
    expect(occupations.find(({ id }) => id === '29-1141')?.title).toBe(
      'Nurses, "Registered", and more',
    )
    expect(wageTableText(occupations)).toBe(text)
  })

  it('must have the expected columns', () => {
    expect(readWageTable(existing.replace('jobs', 'employment')).problems).toEqual([
      'row 1, all columns: Write them as occupation,title,area,jobs,10th percentile,median,90th percentile.',
    ])
  })

  it('must close its quotes', () => {
    const { problems } = readWageTable(`${existing}"29-1141,`)
    expect(problems).toEqual([expect.stringMatching(/^quotes: .* at line \d+$/)])
  })

  it.each([
    [`${nurses},1,9,5,7`, 'median: The median is not between the 10th and the 90th percentile.'],
    [`${nurses},1,,5,7`, 'median: Give all three figures of pay, or none.'],
    [`${nurses},3.5,3,5,7`, 'jobs: Give a whole number above 0, or nothing'],
    [`${nurses},1,3,-5,7`, 'median: Give a whole number above 0, or nothing'],
    [`${nurses},1,3,5,7O`, '90th percentile: Give a whole number above 0, or nothing'],
    [`${nurses},1,3,0,7`, 'median: Give a whole number above 0, or nothing'],
    [`${nurses},1,3,5`, '90th percentile: Give a whole number above 0, or nothing'],
    [`${nurses},1,3,5,7,000`, 'after the last column: Delete the cell, or put'],
    ['29-1141,Nurses,TX,1,3,5,7', `title: 29-1141 is "Registered Nurses" in row ${first}.`],
    ['29-1141,Registered Nurses,GU,1,3,5,7', 'area: Use a state that has wages, or US.'],
    ['29-1141,Registered Nurses,VA,1,3,5,7', 'area: VA of 29-1141 appears twice.', 3],
    ['nurse,Registered Nurses,TX,1,3,5,7', 'occupation: Write the code of an occupation'],
    ['', 'occupation: Write the code of an occupation'],
  ])('is refused with the row “%s”, by row and column', (line, problem, below = 0) => {
    const { occupations, problems } = readWageTable(withNurseInTexas(existing, line))
    expect(occupations).toEqual([])
    expect(problems[0]).toContain(`row ${row + below}, ${problem}`)
  })

  it('must have every state for every occupation, and the national pay', () => {
    const lacks = `row ${first}, occupation: 29-1141 has no row for TX.`
    expect(
      readWageTable(existing.replace(`${nurseInTexas.exec(existing)?.[0]}\n`, '')).problems,
    ).toEqual([lacks])
    const mistyped = readWageTable(
      withNurseInTexas(existing, '29-1142,Registered Nurses,TX,1,3,5,7'),
    ).problems
    expect(mistyped[0]).toBe(lacks)
    expect(mistyped[1]).toContain(`row ${row}, occupation: 29-1142 has no row for US, AL, AK,`)
    const blank = existing.replace(
      /^29-1141,Registered Nurses,US,.*$/m,
      '29-1141,Registered Nurses,US,1,,,',
    )
    expect(readWageTable(blank).problems).toEqual([
      `row ${first}, median: The pay of the whole country is always published.`,
    ])
  })

  // In a separate process, because Vite does not run inside a test.
  it('imports as its occupations, or fails with the file, row and column of a mistake', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wages-'))
    const path = join(folder, 'src/data/wages/careers.csv')
    mkdirSync(dirname(path), { recursive: true })
    const script = join(folder, 'print.ts')
    writeFileSync(
      script,
      "import occupations from './src/data/wages/careers.csv'\nconsole.log(JSON.stringify(occupations))",
    )
    const print = () => runScript(relative('.', script))
    writeFileSync(path, existing)
    expect(JSON.parse(print().stdout)).toEqual(readWageTable(existing).occupations)
    writeFileSync(path, withNurseInTexas(existing, `${nurses},1,3,x,7`))
    const refused = print()
    expect(refused.status).not.toBe(0)
    expect(refused.stderr).toContain(
      `src/data/wages/careers.csv, row ${row}, median: Give a whole number`,
    )
  })
})
