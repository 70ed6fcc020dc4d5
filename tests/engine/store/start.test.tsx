import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { untilResumed } from '@/engine/store/mirror/suspension'
import { createRepository, type Repository } from '@/engine/store/repository'
import { startRepository } from '@/engine/store/start'
import { shownValue } from '../../support/shown-value'
import { storedBytes } from '../../support/stored-bytes'
import { buildToyRecord, toys } from '../../support/toy-entity'

const kite = buildToyRecord({ id: '1', name: 'Kite' })
const ball = buildToyRecord({ id: '2', name: 'Ball' })
const raw = (...records: readonly unknown[]) => JSON.stringify(records)

let repository: Repository
let stop: () => void
beforeEach(async () => {
  localStorage.setItem('toys', raw(kite))
  repository = createRepository()
  stop = await startRepository(repository, [])
  shownToys()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const shownToys = () => shownValue(repository, toys)
const dispatchStorage = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }))

describe('A change in another tab', () => {
  it('is shown as soon as the storage event arrives', () => {
    localStorage.setItem('toys', raw(ball, kite))
    expect(shownToys()).toEqual([kite])
    dispatchStorage('toys')
    expect(shownToys()).toEqual([ball, kite])
    expect(storedBytes()).toEqual({ toys: raw(ball, kite) })
  })

  it('is not shown by an event for another key', () => {
    localStorage.setItem('toys', raw(ball))
    dispatchStorage('other')
    expect(shownToys()).toEqual([kite])
  })

  it('keeps the identical value if nothing has changed, so that nothing renders again', () => {
    const before = shownToys()
    dispatchStorage('toys')
    dispatchStorage(null)
    expect(shownToys()).toBe(before)
  })

  it('that removes a key empties it here too', () => {
    localStorage.removeItem('toys')
    dispatchStorage('toys')
    expect(shownToys()).toEqual([])
    expect(storedBytes()).toEqual({})
  })

  it('that clears everything empties this tab too, and nothing is written back', async () => {
    localStorage.clear()
    dispatchStorage(null)
    expect(shownToys()).toEqual([])
    await settle()
    expect(storedBytes()).toEqual({})
  })

  it('is not undone by a change made here before the storage event arrives', async () => {
    localStorage.clear()
    await repository.update(toys, (list) => [ball, ...list])
    dispatchStorage(null)
    expect(shownToys()).toEqual([ball])
    expect(storedBytes()).toEqual({ toys: raw(ball) })
  })

  it('stays the same, byte for byte, if this version cannot read it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    localStorage.setItem('toys', 'broken')
    dispatchStorage('toys')
    expect(shownToys()).toEqual([])
    await settle()
    expect(storedBytes()).toEqual({ toys: 'broken' })
  })

  it('to a key that nothing here has read is loaded only on demand', () => {
    const other = createRepository()
    localStorage.setItem('toys', raw(ball))
    other.syncFromStorage('toys')
    other.syncFromStorage()
    expect(other.queryClient.getQueryData(['toys'])).toBeUndefined()
    expect(other.load(toys)).toEqual([ball])
  })
})

describe('A page that was in the background', () => {
  it('catches up when it becomes visible', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    localStorage.setItem('toys', raw(ball))
    visibility.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(shownToys()).toEqual([kite])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(shownToys()).toEqual([ball])
  })

  it('catches up when it is restored from the back/forward cache', () => {
    localStorage.setItem('toys', raw(ball))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(shownToys()).toEqual([ball])
  })
})

describe('A page with a pending change', () => {
  it.each([
    ['is left', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
    [
      'is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('stores it when the page %s', (_, go) => {
    repository.applyOptimistic(toys, (list) => [...list, ball])
    expect(storedBytes()).toEqual({ toys: raw(kite) })
    go()
    expect(storedBytes()).toEqual({ toys: raw(kite, ball) })
  })
})

describe('A page in the back/forward cache', () => {
  it('suspends its use of the database until it is shown again', async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    let hasResumed = false
    void untilResumed().then(() => (hasResumed = true))
    await settle()
    expect(hasResumed).toBe(false)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await settle()
    expect(hasResumed).toBe(true)
  })

  it('retries a failed mirror when it is shown again', () => {
    const retry = vi.spyOn(repository, 'retryMirror')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('A stopped repository', () => {
  it('ignores storage events and page events', () => {
    stop()
    localStorage.setItem('toys', raw(ball))
    dispatchStorage('toys')
    window.dispatchEvent(new PageTransitionEvent('pageshow'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(shownToys()).toEqual([kite])
  })
})

/** Waits until deferred work has run. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
