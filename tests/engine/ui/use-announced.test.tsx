import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, onAnnouncement } from '@/engine/announcer'
import { useAnnounced } from '@/engine/ui/use-announced'

let announced: string[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  announced = []
  stop = onAnnouncement((text) => announced.push(text))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** Renders the hook for a list of 30 records. @returns a function that renders it with another result */
function search() {
  const { rerender } = renderHook(({ found, asked }) => useAnnounced(found, asked), {
    initialProps: { found: '', asked: '' },
  })
  return (found: string, asked: string) => rerender({ found, asked })
}

describe('What a search found', () => {
  it('is announced once, when typing pauses, even if the number did not change for a while', () => {
    const show = search()
    for (const asked of ['a', 'an', 'ana', 'anal']) {
      show('Showing 30 of 30', asked)
      vi.advanceTimersByTime(300)
    }
    show('Showing 11 of 30', 'anal 2')
    vi.advanceTimersByTime(699)
    expect(announced).toEqual([])
    vi.advanceTimersByTime(5000)
    expect(announced).toEqual(['Showing 11 of 30'])
  })

  it('is announced for each query, even if the number is the same', () => {
    const show = search()
    show('Showing 3 of 30', 'nurse')
    vi.advanceTimersByTime(1000)
    show('Showing 3 of 30', 'nurses')
    vi.advanceTimersByTime(1000)
    expect(announced).toEqual(['Showing 3 of 30', 'Showing 3 of 30'])
  })

  it('is not announced when records change, and is cleared when the search is cleared', () => {
    const show = search()
    show('Showing 3 of 30', 'nurse')
    vi.advanceTimersByTime(1000)
    show('Showing 2 of 29', 'nurse')
    vi.advanceTimersByTime(1000)
    expect(announced).toEqual(['Showing 3 of 30'])
    show('', '')
    vi.advanceTimersByTime(1000)
    expect(announced).toEqual(['Showing 3 of 30', ''])
  })

  it('leaves an earlier announcement in place if it was not announced itself', () => {
    announce('Saved Nurse at Acme.')
    const show = search()
    show('Showing 3 of 30', 'nurse')
    vi.advanceTimersByTime(300)
    show('', '')
    vi.advanceTimersByTime(1000)
    show('', ' ')
    vi.advanceTimersByTime(1000)
    expect(announced).toEqual(['Saved Nurse at Acme.'])
  })

  it('leaves an announcement that was made after the search was cleared', () => {
    const show = search()
    show('Showing 3 of 30', 'nurse')
    vi.advanceTimersByTime(1000)
    show('', '')
    announce('Saved Nurse at Acme.')
    vi.advanceTimersByTime(1000)
    expect(announced).toEqual(['Showing 3 of 30', 'Saved Nurse at Acme.'])
  })
})
