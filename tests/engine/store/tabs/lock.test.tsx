import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLock } from '@/engine/store/tabs/lock'
import { createRepository } from '@/engine/store/repository'
import { buildToyRecord, toys } from '../../../support/toy-entity'

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
    const result = createLock().run(() => 7)
    expect(asked).toEqual(['stored'])
    await vi.runAllTimersAsync()
    await expect(result).resolves.toBe(7)
  })

  it('its result does not wait until the lock is let go', async () => {
    await expect(createLock().run(() => 7)).resolves.toBe(7)
  })

  it('work that throws is told so, and the work after it still runs', async () => {
    const lock = createLock()
    const failed = expect(lock.run(failing)).rejects.toThrow('no room')
    const later = lock.run(() => 8)
    await vi.runAllTimersAsync()
    await failed
    await expect(later).resolves.toBe(8)
    await expect(createLock().run(() => 9)).resolves.toBe(9)
  })

  it('work runs in its order under one lock', async () => {
    const { notes, work } = notebook()
    const lock = createLock()
    void lock.run(work('first'))
    void lock.run(work('second'))
    await vi.advanceTimersByTimeAsync(10)
    void lock.run(work('third'))
    expect(notes).toEqual(['first', 'second', 'third'])
    expect(asked).toEqual(['stored'])
    await vi.runAllTimersAsync()
    void lock.run(work('much later'))
    expect(asked).toEqual(['stored', 'stored'])
    await vi.runAllTimersAsync()
    expect(notes.at(-1)).toBe('much later')
  })

  it('work that asks for more work has it done under the same lock', async () => {
    const { notes, work } = notebook()
    const lock = createLock()
    void lock.run(() => {
      notes.push('first')
      void lock.run(work('asked for by it'))
    })
    await vi.runAllTimersAsync()
    expect(notes).toEqual(['first', 'asked for by it'])
    expect(asked).toEqual(['stored'])
  })

  it('work that takes its time has the lock to itself, in this tab too', async () => {
    const { notes, work } = notebook()
    const lock = createLock()
    const alone = lock.runAlone(async () => {
      notes.push('begins')
      await new Promise((rest) => setTimeout(rest, 500))
      notes.push('ends')
    })
    await vi.advanceTimersByTimeAsync(100)
    void lock.run(work('after it'))
    await vi.runAllTimersAsync()
    await alone
    expect(notes).toEqual(['begins', 'ends', 'after it'])
  })

  it('the lock is not let go before what was written is settled', async () => {
    const { notes, work } = notebook()
    let settle = () => {}
    const here = createLock({ settled: () => new Promise<void>((done) => (settle = done)) })
    void here.run(work('here'))
    void createLock().run(work('there'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(notes).toEqual(['here'])
    settle()
    await vi.runAllTimersAsync()
    expect(notes).toEqual(['here', 'there'])
  })

  it('a clock that is set back by a day keeps nobody waiting', async () => {
    const { notes, work } = notebook()
    void createLock().run(work('here'))
    void createLock().run(work('there'))
    await vi.advanceTimersByTimeAsync(30)
    vi.setSystemTime(Date.now() - 86_400_000)
    await vi.advanceTimersByTimeAsync(200)
    expect(notes).toEqual(['here', 'there'])
  })

  it('another tab’s work waits until a write has had time to reach it', async () => {
    const { notes, work } = notebook()
    const [here, there] = [createLock(), createLock()]
    void here.run(work('here'))
    void there.run(work('there'))
    await vi.advanceTimersByTimeAsync(50)
    expect(notes).toEqual(['here'])
    await vi.advanceTimersByTimeAsync(100)
    expect(notes).toEqual(['here', 'there'])
  })

  it('a busy tab lets the other one have its turn, and loses none of its own work', async () => {
    const { notes, work } = notebook()
    const [here, there] = [createLock(), createLock()]
    void here.run(work('here'))
    void there.run(work('there'))
    for (let step = 0; step < 40; step++) {
      await vi.advanceTimersByTimeAsync(25)
      void here.run(work('here'))
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
    const done = createLock().run(work('now'))
    expect(notes).toEqual(['now'])
    await done
    await expect(createLock().run(failing)).rejects.toThrow('no room')
  })
})

describe('Where the browser denies its locks, as it does with blocked site data', () => {
  beforeEach(denyBrowserLocks)

  it('all work runs without them, in its order', async () => {
    const { notes, work } = notebook()
    const lock = createLock()
    await Promise.all(['first', 'second', 'third'].map((note) => lock.run(work(note))))
    await lock.run(work('later'))
    expect(notes).toEqual(['first', 'second', 'third', 'later'])
    await expect(lock.run(failing)).rejects.toThrow('no room')
  })

  it('what a person enters is kept for as long as the page is open', async () => {
    vi.stubGlobal('localStorage', undefined)
    const repository = createRepository()
    await repository.update(toys, () => [buildToyRecord()])
    expect(repository.load(toys)).toEqual([buildToyRecord()])
  })
})
