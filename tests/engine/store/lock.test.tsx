import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLock } from '@/engine/store/lock'
import { createRepository } from '@/engine/store/repository'
import { buildToyRecord, toys } from '../../support/toy-entity'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A lock manager as browsers have it: one holder a name, the others in line. Says who asked. */
function giveBrowserLocks() {
  const asked: string[] = []
  const lines = new Map<string, Promise<unknown>>()
  const request = (name: string, work: () => Promise<unknown>) => {
    asked.push(name)
    const turn = (lines.get(name) ?? Promise.resolve()).then(work)
    lines.set(name, turn)
    return turn
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return asked
}

const denyBrowserLocks = () => {
  const request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
}

/** Work that notes when it ran. */
function notebook() {
  const notes: string[] = []
  return { notes, work: (note: string) => () => void notes.push(note) }
}

const failing = () => {
  throw new RangeError('no room')
}

describe('Where the browser has locks', () => {
  let asked: string[]
  beforeEach(() => {
    vi.useFakeTimers()
    asked = giveBrowserLocks()
  })

  it('work waits for its lock and hands back its result', async () => {
    const result = createLock()('toys', () => 7)
    expect(asked).toEqual(['toys'])
    await vi.runAllTimersAsync()
    await expect(result).resolves.toBe(7)
  })

  it('its result does not wait until the lock is let go', async () => {
    await expect(createLock()('toys', () => 7)).resolves.toBe(7)
  })

  it('work that throws is told so, and the work after it still runs', async () => {
    const withLock = createLock()
    const failed = expect(withLock('toys', failing)).rejects.toThrow('no room')
    const later = withLock('toys', () => 8)
    await vi.runAllTimersAsync()
    await failed
    await expect(later).resolves.toBe(8)
    await expect(createLock()('toys', () => 9)).resolves.toBe(9)
  })

  it('work for one name runs in its order under one lock', async () => {
    const { notes, work } = notebook()
    const withLock = createLock()
    void withLock('toys', work('first'))
    void withLock('toys', work('second'))
    await vi.advanceTimersByTimeAsync(10)
    void withLock('toys', work('third'))
    expect(notes).toEqual(['first', 'second', 'third'])
    expect(asked).toEqual(['toys'])
    await vi.runAllTimersAsync()
    void withLock('toys', work('much later'))
    expect(asked).toEqual(['toys', 'toys'])
    await vi.runAllTimersAsync()
    expect(notes.at(-1)).toBe('much later')
  })

  it('work for another name has a lock of its own', async () => {
    const { notes, work } = notebook()
    const withLock = createLock()
    void withLock('toys', work('toys'))
    void withLock('settings', work('settings'))
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual(['toys', 'settings'])
    expect(notes.sort()).toEqual(['settings', 'toys'])
  })

  it('another tab’s work waits until a write has had time to reach it', async () => {
    const { notes, work } = notebook()
    const [here, there] = [createLock(), createLock()]
    void here('toys', work('here'))
    void there('toys', work('there'))
    await vi.advanceTimersByTimeAsync(50)
    expect(notes).toEqual(['here'])
    await vi.advanceTimersByTimeAsync(100)
    expect(notes).toEqual(['here', 'there'])
  })

  it('a busy tab lets the other one have its turn, and loses none of its own work', async () => {
    const { notes, work } = notebook()
    const [here, there] = [createLock(), createLock()]
    void here('toys', work('here'))
    void there('toys', work('there'))
    for (let step = 0; step < 40; step++) {
      await vi.advanceTimersByTimeAsync(25)
      void here('toys', work('here'))
    }
    expect(notes).toContain('there')
    await vi.runAllTimersAsync()
    expect(notes.filter((note) => note === 'here')).toHaveLength(41)
  })
})

describe('Where the browser has no locks', () => {
  beforeEach(() => void vi.stubGlobal('navigator', {}))

  it('work runs at once, and work that throws is told so', async () => {
    const { notes, work } = notebook()
    const done = createLock()('toys', work('now'))
    expect(notes).toEqual(['now'])
    await done
    await expect(createLock()('toys', failing)).rejects.toThrow('no room')
  })
})

describe('Where the browser denies its locks, as it does with blocked site data', () => {
  beforeEach(denyBrowserLocks)

  it('all work runs without them, in its order', async () => {
    const { notes, work } = notebook()
    const withLock = createLock()
    await Promise.all(['first', 'second', 'third'].map((note) => withLock('toys', work(note))))
    await withLock('toys', work('later'))
    expect(notes).toEqual(['first', 'second', 'third', 'later'])
    await expect(withLock('toys', failing)).rejects.toThrow('no room')
  })

  it('what a person enters is kept for as long as the page is open', async () => {
    vi.stubGlobal('localStorage', undefined)
    const repository = createRepository()
    await repository.update(toys, () => [buildToyRecord()])
    expect(repository.load(toys)).toEqual([buildToyRecord()])
  })
})
