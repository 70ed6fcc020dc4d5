import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLock, isLockedElsewhere } from '@/engine/store/tabs/lock'
import { createRepository } from '@/engine/store/repository'
import { stubBrowserLocks } from '../../../support/browser-locks'
import { buildToyRecord, toys } from '../../../support/toy-entity'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const denyBrowserLocks = () => {
  const request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
}

/** Creates work that adds its name to `ran` when it runs. */
function recordedWork() {
  const ran: string[] = []
  return { ran, work: (name: string) => () => void ran.push(name) }
}

const failing = () => {
  throw new RangeError('no room')
}

describe('Where the browser has locks', () => {
  let requested: readonly string[]
  beforeEach(() => {
    vi.useFakeTimers()
    requested = stubBrowserLocks()
  })

  it('work waits for its lock and returns its result', async () => {
    const result = createLock().run(() => 7)
    expect(requested).toEqual(['stored'])
    await vi.runAllTimersAsync()
    await expect(result).resolves.toBe(7)
  })

  it('its result does not wait until the lock is released', async () => {
    await expect(createLock().run(() => 7)).resolves.toBe(7)
  })

  it('work that throws rejects, and the work after it still runs', async () => {
    const lock = createLock()
    const failed = expect(lock.run(failing)).rejects.toThrow('no room')
    const later = lock.run(() => 8)
    await vi.runAllTimersAsync()
    await failed
    await expect(later).resolves.toBe(8)
    await expect(createLock().run(() => 9)).resolves.toBe(9)
  })

  it('work runs in order under one lock', async () => {
    const { ran, work } = recordedWork()
    const lock = createLock()
    void lock.run(work('first'))
    void lock.run(work('second'))
    await vi.advanceTimersByTimeAsync(10)
    void lock.run(work('third'))
    expect(ran).toEqual(['first', 'second', 'third'])
    expect(requested).toEqual(['stored'])
    await vi.runAllTimersAsync()
    void lock.run(work('much later'))
    expect(requested).toEqual(['stored', 'stored'])
    await vi.runAllTimersAsync()
    expect(ran.at(-1)).toBe('much later')
  })

  it('nested work runs under the same lock', async () => {
    const { ran, work } = recordedWork()
    const lock = createLock()
    void lock.run(() => {
      ran.push('first')
      void lock.run(work('nested'))
    })
    await vi.runAllTimersAsync()
    expect(ran).toEqual(['first', 'nested'])
    expect(requested).toEqual(['stored'])
  })

  it('runAlone excludes other work, even in its own tab, until its work ends', async () => {
    const { ran, work } = recordedWork()
    const lock = createLock()
    const alone = lock.runAlone(async () => {
      ran.push('begins')
      await new Promise((resolve) => setTimeout(resolve, 500))
      ran.push('ends')
    })
    await vi.advanceTimersByTimeAsync(100)
    void lock.run(work('after it'))
    await vi.runAllTimersAsync()
    await alone
    expect(ran).toEqual(['begins', 'ends', 'after it'])
  })

  it('the lock is not released before the writes have settled', async () => {
    const { ran, work } = recordedWork()
    let settle = () => {}
    const here = createLock({ settled: () => new Promise<void>((done) => (settle = done)) })
    void here.run(work('here'))
    void createLock().run(work('there'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(ran).toEqual(['here'])
    settle()
    await vi.runAllTimersAsync()
    expect(ran).toEqual(['here', 'there'])
  })

  it('a clock that is set back by a day does not delay the next tab', async () => {
    const { ran, work } = recordedWork()
    void createLock().run(work('here'))
    void createLock().run(work('there'))
    await vi.advanceTimersByTimeAsync(30)
    vi.setSystemTime(Date.now() - 86_400_000)
    await vi.advanceTimersByTimeAsync(200)
    expect(ran).toEqual(['here', 'there'])
  })

  it('another tab’s work waits until a write has had time to reach it', async () => {
    const { ran, work } = recordedWork()
    const [here, there] = [createLock(), createLock()]
    void here.run(work('here'))
    void there.run(work('there'))
    await vi.advanceTimersByTimeAsync(50)
    expect(ran).toEqual(['here'])
    await vi.advanceTimersByTimeAsync(100)
    expect(ran).toEqual(['here', 'there'])
  })

  it('a lock that is released does not hide that another still waits', async () => {
    onTestFinished(() => isLockedElsewhere.set(false))
    const granted = createLock()
    const waiting = createLock({ locks: { request: () => new Promise(() => undefined) } })
    await granted.run(() => undefined)
    void waiting.run(() => undefined)
    expect(isLockedElsewhere.get()).toBe(true)
    await vi.runAllTimersAsync()
    expect(isLockedElsewhere.get()).toBe(true)
  })

  it('a busy tab yields to the other tab, and loses none of its own work', async () => {
    const { ran, work } = recordedWork()
    const [here, there] = [createLock(), createLock()]
    void here.run(work('here'))
    void there.run(work('there'))
    for (let step = 0; step < 40; step++) {
      await vi.advanceTimersByTimeAsync(25)
      void here.run(work('here'))
    }
    expect(ran).toContain('there')
    await vi.runAllTimersAsync()
    expect(ran.filter((name) => name === 'here')).toHaveLength(41)
  })
})

describe('Where the browser has no locks', () => {
  beforeEach(() => void vi.stubGlobal('navigator', {}))

  it('work runs at once, and work that throws rejects', async () => {
    const { ran, work } = recordedWork()
    const done = createLock().run(work('now'))
    expect(ran).toEqual(['now'])
    await done
    await expect(createLock().run(failing)).rejects.toThrow('no room')
  })
})

describe('Where the browser denies its locks, as it does with blocked site data', () => {
  beforeEach(denyBrowserLocks)

  it('all work runs without them, in order', async () => {
    const { ran, work } = recordedWork()
    const lock = createLock()
    await Promise.all(['first', 'second', 'third'].map((note) => lock.run(work(note))))
    await lock.run(work('later'))
    expect(ran).toEqual(['first', 'second', 'third', 'later'])
    await expect(lock.run(failing)).rejects.toThrow('no room')
  })

  it('changes are kept for as long as the page is open', async () => {
    vi.stubGlobal('localStorage', undefined)
    const repository = createRepository()
    await repository.update(toys, () => [buildToyRecord()])
    expect(repository.load(toys)).toEqual([buildToyRecord()])
  })
})
