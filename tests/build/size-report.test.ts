import { describe, expect, it } from 'vitest'
import { reportSizes, toRecord, type Size } from '../../build/size-report'

const landing: Size = { name: 'scripts of /', bytes: 72_900, ceiling: 80, files: 5 }
const hub: Size = { name: 'job-search', bytes: 6_400, ceiling: 22, files: 2, maxFiles: 2 }

describe('The size report of a build', () => {
  const firstLine = (size: Size, before: number) =>
    reportSizes([size], { [size.name]: before }).lines[0]

  it('shows each size, its ceiling and the change since it was recorded', () => {
    expect(firstLine(landing, 72_600)).toBe('  72.9 kB of  80.0  (+0.3)  scripts of /')
    expect(firstLine(landing, 74_100)).toBe('  72.9 kB of  80.0  (-1.2)  scripts of /')
  })

  it('shows no change if the change rounds to zero', () => {
    expect(firstLine(landing, 72_900)).toBe('  72.9 kB of  80.0  (0.0)   scripts of /')
    expect(firstLine(landing, 72_940)).toBe('  72.9 kB of  80.0  (0.0)   scripts of /')
  })

  it('shows the number of files if it is limited', () => {
    expect(firstLine(hub, 6_400)).toBe('   6.4 kB of  22.0  (0.0)   job-search, 2 of 2 files')
  })
})

describe('The warnings of a build', () => {
  const warningsAt = (bytes: number) =>
    reportSizes([{ ...landing, bytes }], { [landing.name]: bytes }).warnings

  it('name a size from 95 % of its ceiling, and not before', () => {
    expect(warningsAt(75_999)).toEqual([])
    expect(warningsAt(76_000)).toEqual(['Nearly full, at 95 % of its ceiling: scripts of /.'])
    expect(warningsAt(80_000)).toEqual(['Nearly full, at 100 % of its ceiling: scripts of /.'])
  })

  it('name sizes without a record and records of what is no longer built, without failing', () => {
    expect(reportSizes([landing], { 'scripts of /gone': 1 })).toEqual({
      lines: ['  72.9 kB of  80.0  (new)   scripts of /'],
      warnings: [
        'Not recorded yet: scripts of /. Record the sizes with "npm run sizes:record".',
        'Recorded, but no longer built: scripts of /gone. Record the sizes with "npm run sizes:record".',
      ],
      failure: undefined,
    })
  })
})

describe('A build fails', () => {
  const failureOf = (...sizes: Size[]) => reportSizes(sizes, toRecord(sizes)).failure

  it('if a size is a byte over its ceiling, and names each such size', () => {
    expect(failureOf({ ...landing, bytes: 80_000 }, hub)).toBeUndefined()
    expect(failureOf({ ...landing, bytes: 80_001 }, { ...hub, bytes: 22_001 })).toBe(
      'Over the ceiling (build/size-budgets.ts): scripts of /; job-search.',
    )
  })

  it('if there is one file too many', () => {
    expect(failureOf({ ...hub, files: 3 })).toMatch(/: job-search\.$/)
  })

  it('without also warning that a size over its ceiling is nearly full', () => {
    const size = { ...landing, bytes: 90_000 }
    expect(reportSizes([size], toRecord([size])).warnings).toEqual([])
  })
})
