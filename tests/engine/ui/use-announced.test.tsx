import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, onAnnouncement } from '@/engine/announcer'
import { useAnnounced } from '@/engine/ui/use-announced'

let heard: string[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  stop = onAnnouncement((text) => heard.push(text))
})
afterEach(() => {
  stop()
  cleanup()
  vi.useRealTimers()
})

/** A list of 30 in which somebody searches. */
function search() {
  const { rerender } = renderHook(({ found, asked }) => useAnnounced(found, asked), {
    initialProps: { found: '', asked: '' },
  })
  return (found: string, asked: string) => rerender({ found, asked })
}

describe('What a search found', () => {
  it('is announced once, when typing rests, though the number was the same for a while', () => {
    const see = search()
    for (const asked of ['a', 'an', 'ana', 'anal']) {
      see('Showing 30 of 30', asked)
      vi.advanceTimersByTime(300)
    }
    see('Showing 11 of 30', 'anal 2')
    vi.advanceTimersByTime(699)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(5000)
    expect(heard).toEqual(['Showing 11 of 30'])
  })

  it('is announced for each question, and with the same number too', () => {
    const see = search()
    see('Showing 3 of 30', 'nurse')
    vi.advanceTimersByTime(1000)
    see('Showing 3 of 30', 'nurses')
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual(['Showing 3 of 30', 'Showing 3 of 30'])
  })

  it('is not announced when records come or go, and is taken away once the search is emptied', () => {
    const see = search()
    see('Showing 3 of 30', 'nurse')
    vi.advanceTimersByTime(1000)
    see('Showing 2 of 29', 'nurse')
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual(['Showing 3 of 30'])
    see('', '')
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual(['Showing 3 of 30', ''])
  })

  it('leaves what was said before it came, if it has said nothing itself', () => {
    announce('Saved Nurse at Acme.')
    const see = search()
    see('Showing 3 of 30', 'nurse')
    vi.advanceTimersByTime(300)
    see('', '')
    vi.advanceTimersByTime(1000)
    see('', ' ')
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual(['Saved Nurse at Acme.'])
  })

  it('leaves what was said since the search was emptied', () => {
    const see = search()
    see('Showing 3 of 30', 'nurse')
    vi.advanceTimersByTime(1000)
    see('', '')
    announce('Saved Nurse at Acme.')
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual(['Showing 3 of 30', 'Saved Nurse at Acme.'])
  })
})
