import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearTabState } from '@/engine/page-store'
import {
  expireRemoved,
  forgetRemoved,
  rememberRemoved,
  useRemovedRecords,
} from '@/engine/views/list/removed-records'

const removed = (id: string) => ({
  record: { id, createdAt: '2026-06-01T08:00:00.000Z' },
  undo: [],
  draft: undefined,
})
const kite = removed('1')
const ball = removed('2')
const removedFrom = (list: string) => renderHook(() => useRemovedRecords(list)).result.current
const names = () => removedFrom('toys').map(({ record }) => record.id)
const wait = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearTabState()
  vi.useRealTimers()
})

describe('A delete', () => {
  beforeEach(() => rememberRemoved('toys', kite))

  it('can be undone for as long as nothing else happens', () => {
    wait(3_600_000)
    expect(names()).toEqual(['1'])
  })

  it('can be undone for ten seconds, even if another change follows at once', () => {
    wait(1_000)
    expireRemoved('toys')
    wait(8_999)
    expect(names()).toEqual(['1'])
    wait(1)
    expect(names()).toEqual([])
  })

  it('expires with the first change after that', () => {
    wait(20_000)
    expireRemoved('toys')
    wait(0)
    expect(names()).toEqual([])
  })

  it('can be undone for as long as a notice has the focus', () => {
    document.body.innerHTML = '<div data-foot="list"><button>Undo</button></div>'
    document.querySelector('button')?.focus()
    expireRemoved('toys')
    wait(60_000)
    expect(names()).toEqual(['1'])
    document.body.replaceChildren()
    wait(10_000)
    expect(names()).toEqual([])
  })

  it('can be undone alongside the next one, each for ten seconds', () => {
    wait(6_000)
    rememberRemoved('toys', ball)
    expect(names()).toEqual(['2', '1'])
    wait(4_000)
    expect(names()).toEqual(['2'])
    expireRemoved('toys')
    wait(6_000)
    expect(names()).toEqual([])
  })

  it('can be undone for ten seconds again if its record was restored and deleted once more', () => {
    wait(2_000)
    expireRemoved('toys')
    wait(3_000)
    forgetRemoved('toys', kite)
    wait(4_000)
    rememberRemoved('toys', kite)
    expireRemoved('toys')
    wait(9_999)
    expect(names()).toEqual(['1'])
    wait(1)
    expect(names()).toEqual([])
  })

  it('can no longer be undone after its message is dismissed, but others can', () => {
    rememberRemoved('toys', ball)
    forgetRemoved('toys', kite)
    expect(names()).toEqual(['2'])
  })

  it('does not affect other lists', () => {
    rememberRemoved('games', ball)
    forgetRemoved('toys', kite)
    expect(removedFrom('games')).toHaveLength(1)
  })
})
