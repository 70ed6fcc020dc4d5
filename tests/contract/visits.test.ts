import { describe, expect, it } from 'vitest'
import { specification } from './specification'
import { remainingSteps, visitsOf } from './specification/visits'

describe('The visits of the browser tests to the specification’s places', () => {
  it('cover every place exactly once', () => {
    const visited = visitsOf(specification).flatMap(({ entries }) => entries)
    expect(visited).toHaveLength(specification.length)
    expect(new Set(visited)).toEqual(new Set(specification))
  })

  it('continue from an earlier place with only the remaining steps and time', () => {
    const from = { path: '/app', open: ['One'], after: 9 }
    expect(remainingSteps(from, { path: '/app', open: ['One', 'Two'], after: 10 })).toEqual({
      open: ['Two'],
      after: 1,
    })
  })

  it.each([
    ['with other stored data', { path: '/app', open: ['One'], given: 'the dark theme' }],
    ['after another step', { path: '/app', open: ['Two'] }],
    ['before the last step', { path: '/app' }],
  ] as const)('open the page again for a place %s', (_, to) => {
    expect(remainingSteps({ path: '/app', open: ['One'] }, to)).toBeUndefined()
  })

  it('open the page again after a place that led away', () => {
    const from = { path: '/app', leadsTo: '/welcome' }
    expect(remainingSteps(from, { path: '/app', open: ['One'] })).toBeUndefined()
  })
})
