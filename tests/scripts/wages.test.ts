import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { careerWages } from '@/data/career-planner/career-wages'
import { wageReport } from '../../scripts/wage-report'
import { nurses, withNurseInTexas } from '../support/nurse-in-texas'
import { runScript } from '../support/run-script'

const files = ['src/data/wages/careers.csv', 'src/data/wages/professions.csv']
const HEADER = 'occupation,title,area,jobs,10th percentile,median,90th percentile'
/** The existing wages in one table. */
const existing = [
  HEADER,
  ...files.flatMap((path) => readFileSync(path, 'utf8').trim().split('\n').slice(1)),
].join('\n')

describe('npm run wages', () => {
  it('finds nothing to change in the existing wages, and writes the same files', () => {
    const { problems, changes, counts, files } = wageReport(existing)
    expect(problems).toEqual([])
    expect(changes).toEqual([])
    expect(counts).toBe('33 occupations, 1749 rows, 33 of them without pay.')
    for (const { path, text } of files) expect(readFileSync(path, 'utf8')).toBe(text)
  })

  it('names every figure that changes by more than 30 %, and every one that is no longer published', () => {
    const [jobs = 0, low = 0, median = 0] =
      careerWages.rows.find(({ id }) => id === '29-1141')?.areas.TX ?? []
    const high = (median ?? 0) * 3
    const row = `${nurses},${jobs},${low},${median},${high}`
    const { changes } = wageReport(withNurseInTexas(existing, row))
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatch(
      /^TX 29-1141 Registered Nurses, 90th percentile: \d+ → \d+ \(\+\d+ %\)$/,
    )
    const gone = wageReport(withNurseInTexas(existing, `${nurses},${jobs},,,`))
    expect(gone.problems).toEqual([])
    expect(gone.changes).toHaveLength(3)
    expect(gone.changes[1]).toMatch(/median: not published any more, was \d+$/)
  })

  it('refuses a table with a problem in it, and names the row and column', () => {
    const { problems, files } = wageReport(withNurseInTexas(existing, `${nurses},1,9,5,7`))
    expect(problems).toEqual([expect.stringMatching(/^row \d+, median: The median is not between/)])
    expect(files).toEqual([])
  })

  it('refuses a table that lacks an occupation', () => {
    const without = existing.split('\n').filter((line) => !line.startsWith('29-1141,'))
    expect(wageReport(without.join('\n')).problems).toEqual([
      '29-1141 Registered Nurses: it is in our files, but not in this one',
    ])
  })

  it('changes no file and exits with an error code if the table is refused or missing', () => {
    const before = files.map((path) => readFileSync(path, 'utf8'))
    const bad = join(mkdtempSync(join(tmpdir(), 'wages-')), 'wages.csv')
    writeFileSync(bad, withNurseInTexas(existing, `${nurses},1,9,5,7`))
    const refused = runScript('scripts/wages.ts', bad)
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('median: The median is not between')
    expect(refused.stderr).toContain('Nothing was changed. Problems to fix: 1.')
    expect(runScript('scripts/wages.ts', 'nowhere.csv').status).toBe(2)
    expect(files.map((path) => readFileSync(path, 'utf8'))).toEqual(before)
  })
})
