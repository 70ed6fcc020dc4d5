import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useUndoDelete } from '@/engine/views/list/use-undo-delete'

const kite = { record: { id: '1', createdAt: '2026-06-01T08:00:00.000Z' }, position: 0 }
const ball = { record: { id: '2', createdAt: '2026-06-01T08:00:00.000Z' }, position: 1 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('The last delete', () => {
  const remember = () => {
    const { result } = renderHook(useUndoDelete)
    act(() => result.current.remember(kite))
    return result
  }
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

  it('can be taken back for as long as nothing else happens', () => {
    const result = remember()
    wait(3_600_000)
    expect(result.current.deleted).toEqual(kite)
  })

  it('can be taken back for ten seconds, even when another change comes at once', () => {
    const result = remember()
    wait(1_000)
    act(() => result.current.expire())
    wait(8_999)
    expect(result.current.deleted).toEqual(kite)
    wait(1)
    expect(result.current.deleted).toBeUndefined()
  })

  it('is settled by the first change after that', () => {
    const result = remember()
    wait(20_000)
    act(() => result.current.expire())
    wait(0)
    expect(result.current.deleted).toBeUndefined()
  })

  it('gives way to the next delete, which has ten seconds of its own', () => {
    const result = remember()
    act(() => result.current.expire())
    wait(9_000)
    act(() => result.current.remember(ball))
    wait(9_000)
    expect(result.current.deleted).toEqual(ball)
  })

  it('is settled when its message is dismissed', () => {
    const result = remember()
    act(() => result.current.forget())
    expect(result.current.deleted).toBeUndefined()
  })
})
