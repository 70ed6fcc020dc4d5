import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import type { BahArea } from '@/schemas/housing/bah-area'
import { bahReport } from '../../scripts/bah-report'
import { runScript } from '../support/run-script'

/** 24 grades that rise by 30 dollars; O-8 to O-10 have the same rates as O-7. */
function rates(first: number): number[] {
  return Array.from({ length: 24 }, (_, at) => first + at * 30)
}
const line = (id: string, first: number) => {
  const all = rates(first)
  return [id, ...all, all.at(-1), all.at(-1), all.at(-1)].join(',')
}
const rated = (id: string, name: string, first: number): BahArea => ({
  id,
  name,
  withDependents: rates(first),
  withoutDependents: rates(first - 300),
})

/** A year of two areas, in the layout of the published files. */
const small = {
  zips: '00501 NY218\r\n00544 NY218\r\n09001 XX499\r\n62201 IL093\r\n62225 IL093\r\n',
  withDependents: `${line('NY218', 3000)}\r\n${line('IL093', 1500)}\r\n`,
  withoutDependents: `${line('NY218', 2700)}\r\n${line('IL093', 1200)}\r\n`,
  names: 'IL093,SCOTT AFB, IL\r\nNY218,LONG ISLAND, NY\r\nXX499,OVERSEAS\r\n',
}
const spotChecks =
  'area,dependents,grade,rate,page\nNY218,yes,E-5,3120,a page\nIL093,no,O-7,1890,\n'
const installations = [{ name: 'Scott AFB', zip: '62225', area: 'IL093' }]
const current = [rated('IL093', 'SCOTT AFB, IL', 1500), rated('NY218', 'LONG ISLAND, NY', 3000)]
const given = { texts: small, spotChecks, installations, current }
const yearWith = (texts: Partial<typeof small>) =>
  bahReport({ ...given, texts: { ...small, ...texts } })

describe('npm run bah', () => {
  it('reads a year of the published files and writes both datasets', async () => {
    const { problems, changes, counts, files } = await bahReport(given)
    expect(problems).toEqual([])
    expect(changes).toEqual([])
    expect(counts).toBe('2 areas, 96 rates, 5 ZIP codes.')
    const [ratesFile, zipsFile] = files
    expect(ratesFile?.path).toBe('src/data/housing/bah-rates.ts')
    expect(ratesFile?.text).toContain("name: 'SCOTT AFB, IL'")
    expect(zipsFile?.text).toContain(`zips: '.a${'.'.repeat(42)}a${'.'.repeat(55)}'`)
    expect(zipsFile?.text).toContain("areas: ['XX499']")
  })

  it('names every rate that changes by more than 15 %, and every new or removed area', async () => {
    const before = [rated('IL093', 'SCOTT AFB, IL', 1500), rated('ZZ510', 'GROUP', 900)]
    before[0]?.withDependents.splice(4, 1, 1200)
    const { changes } = await bahReport({ ...given, current: before })
    expect(changes).toEqual([
      'ZZ510 GROUP: removed',
      'IL093 SCOTT AFB, IL, E-5 with dependents: 1200 → 1620 (+35 %)',
      'NY218 LONG ISLAND, NY: new',
    ])
  })

  it.each([
    [{ zips: `${small.zips}1234 NY218` }, 'ZIP codes: "1234 NY218" is not a ZIP code with an area'],
    [{ zips: `${small.zips}00501 IL093` }, 'ZIP codes: 00501 appears twice'],
    [{ zips: `${small.zips}00600 AK400` }, 'AK400: has ZIP codes, but no rates'],
    [{ zips: small.zips.replaceAll('NY218', 'IL093') }, 'NY218: no ZIP code'],
    [{ names: 'IL093,SCOTT AFB, IL' }, 'NY218: no name'],
    [{ withoutDependents: line('NY218', 2700) }, 'IL093: no rates without dependents'],
    [{ withDependents: line('NY218', 3000) }, 'IL093: no rates with dependents'],
    [
      { withDependents: `${line('NY218', 2700)}\n${line('IL093', 1500)}` },
      'NY218 E-1: the rate with dependents is not higher than without',
    ],
    [
      { withDependents: small.withDependents.replace('3120', '3121') },
      'NY218 E-5 with dependents: 3121 is not a positive multiple of 3',
    ],
    [
      { withDependents: small.withDependents.replace('3120', '3000') },
      'NY218 E-5 with dependents: lower than the grade below',
    ],
    [
      { withDependents: small.withDependents.replace('3120,', '') },
      'NY218: 26 rates with dependents instead of 27',
    ],
    [
      { withDependents: small.withDependents.replace(/3690\r/, '3693\r') },
      'NY218: O-8, O-9 or O-10 differs from O-7 with dependents',
    ],
  ])('refuses a year with %j', async (texts, problem) => {
    const { problems, files } = await yearWith(texts)
    expect(problems).toContain(problem)
    expect(files).toEqual([])
  })

  it('refuses a year in which an installation is in another area, or in none', async () => {
    const moved = small.zips.replace('62225 IL093', '62225 NY218')
    expect((await yearWith({ zips: moved })).problems).toEqual([
      'Scott AFB: its ZIP code 62225 is in NY218, not in IL093',
    ])
    const unlisted = small.zips.replace('62225 IL093', '')
    expect((await yearWith({ zips: unlisted })).problems).toEqual([
      'Scott AFB: its ZIP code 62225 is in no area, not in IL093',
    ])
  })

  it('refuses a year without spot checks, or with one that differs', async () => {
    expect((await bahReport({ ...given, spotChecks: '' })).problems).toEqual([
      'spot checks: write these columns: area,dependents,grade,rate',
    ])
    const other = spotChecks.replace('3120', '3123')
    expect((await bahReport({ ...given, spotChecks: other })).problems).toEqual([
      'spot check NY218 E-5, dependents yes: 3120 instead of 3123',
    ])
  })

  it('refuses a spot check that does not say yes or no to dependents', async () => {
    for (const dependents of ['No', '', 'maybe']) {
      const unclear = spotChecks.replace(',no,', `,${dependents},`)
      expect((await bahReport({ ...given, spotChecks: unclear })).problems).toEqual([
        `spot check IL093 O-7: dependents is "${dependents}", not "yes" or "no"`,
      ])
    }
  })

  it('changes no file and exits with an error code if the folder lacks one', () => {
    const files = ['src/data/housing/bah-rates.ts', 'src/data/housing/bah-zips.ts']
    const before = files.map((path) => readFileSync(path, 'utf8'))
    const empty = mkdtempSync(`${tmpdir()}/bah-`)
    const run = runScript('scripts/bah.ts', empty)
    expect(run.status).toBe(2)
    expect(run.stderr).toMatch(/It needs sorted_zipmha\d\d\.txt, bahw\d\d\.txt/)
    expect(files.map((path) => readFileSync(path, 'utf8'))).toEqual(before)
  })
})
