import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isChangeLost } from '@/engine/repository/is-change-lost'
import { createRepository } from '@/engine/repository/repository'
import { buildToyRecord, toys } from '../../support/toy-entity'

const kite = buildToyRecord({ id: '1', name: 'Kite' })
const ball = buildToyRecord({ id: '2', name: 'Ball' })
const doll = buildToyRecord({ id: '3', name: 'Doll' })

describe('A change is lost', () => {
  it('when the record it added is not there', () => {
    expect(isChangeLost([kite], [ball, kite], [doll, kite])).toBe(true)
    expect(isChangeLost([kite], [ball, kite], [doll, ball, kite])).toBe(false)
  })

  it('when the record it deleted is back', () => {
    expect(isChangeLost([kite, ball], [ball], [doll, kite, ball])).toBe(true)
    expect(isChangeLost([kite, ball], [ball], [doll, ball])).toBe(false)
  })

  it('when the field it edited is as it was, and not when another field was edited', () => {
    const red = { ...kite, name: 'Red kite' }
    expect(isChangeLost([kite], [red], [{ ...kite, maker: 'Us' }])).toBe(true)
    expect(isChangeLost([kite], [red], [{ ...red, maker: 'Us' }])).toBe(false)
  })

  it('when the tick it set is gone', () => {
    const before = { arrival: { unpack: false } }
    const after = { arrival: { unpack: true } }
    expect(isChangeLost(before, after, { arrival: { unpack: false, rest: true } })).toBe(true)
    expect(isChangeLost(before, after, { arrival: { unpack: true, rest: true } })).toBe(false)
  })

  it('never when everything is as it was left, whatever that is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(isChangeLost(before, after, after)).toBe(false)
      }),
    )
  })
})

describe('Two tabs that save at the same moment', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.setItem('toys', JSON.stringify([kite]))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  /** Adds the ball here while another tab, which has not seen it, adds the doll. */
  async function collide() {
    const repository = createRepository()
    repository.load(toys)
    await repository.update(toys, (list) => [ball, ...list])
    localStorage.setItem('toys', JSON.stringify([doll, kite]))
    return repository
  }

  it('are told of where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {})
    const repository = await collide()
    repository.adopt('toys')
    await vi.waitFor(() => expect([...repository.lostChanges.keys()]).toEqual(['toys']))
    repository.lostChanges.dismiss()
    expect(repository.lostChanges.keys().size).toBe(0)
  })

  it('are not taken for a lost change when the other tab saves later', async () => {
    vi.stubGlobal('navigator', {})
    const repository = await collide()
    vi.advanceTimersByTime(2001)
    repository.adopt('toys')
    await import('@/engine/repository/is-change-lost')
    await vi.advanceTimersByTimeAsync(10)
    expect(repository.lostChanges.keys().size).toBe(0)
  })
})
