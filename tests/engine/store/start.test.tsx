import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { untilResumed } from '@/engine/store/mirror/suspension'
import { createRepository, type Repository } from '@/engine/store/repository'
import { startRepository } from '@/engine/store/start'
import { shown as shownIn } from '../../support/shown'
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
  shown()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const shown = () => shownIn(repository, toys)
const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

describe('What another tab does', () => {
  it('shows as soon as the browser tells of it', () => {
    localStorage.setItem('toys', raw(ball, kite))
    expect(shown()).toEqual([kite])
    tell('toys')
    expect(shown()).toEqual([ball, kite])
    expect(storedBytes()).toEqual({ toys: raw(ball, kite) })
  })

  it('does not show where it concerns another key', () => {
    localStorage.setItem('toys', raw(ball))
    tell('other')
    expect(shown()).toEqual([kite])
  })

  it('keeps the very same value where nothing has changed, so that nothing is drawn again', () => {
    const before = shown()
    tell('toys')
    tell(null)
    expect(shown()).toBe(before)
  })

  it('is believed when it removes a key', () => {
    localStorage.removeItem('toys')
    tell('toys')
    expect(shown()).toEqual([])
    expect(storedBytes()).toEqual({})
  })

  it('is believed when it clears everything, and nothing is written back', async () => {
    localStorage.clear()
    tell(null)
    expect(shown()).toEqual([])
    await settle()
    expect(storedBytes()).toEqual({})
  })

  it('is not undone by a change that is made here before the browser has told of it', async () => {
    localStorage.clear()
    await repository.update(toys, (list) => [ball, ...list])
    tell(null)
    expect(shown()).toEqual([ball])
    expect(storedBytes()).toEqual({ toys: raw(ball) })
  })

  it('is kept to the byte when this version cannot read it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    localStorage.setItem('toys', 'broken')
    tell('toys')
    expect(shown()).toEqual([])
    await settle()
    expect(storedBytes()).toEqual({ toys: 'broken' })
  })

  it('concerns a key that nothing here has read only once something reads it', () => {
    const other = createRepository()
    localStorage.setItem('toys', raw(ball))
    other.syncFromStorage('toys')
    other.syncFromStorage()
    expect(other.queryClient.getQueryData(['toys'])).toBeUndefined()
    expect(other.load(toys)).toEqual([ball])
  })
})

describe('A page that slept', () => {
  it('catches up when it becomes visible', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    localStorage.setItem('toys', raw(ball))
    visibility.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(shown()).toEqual([kite])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(shown()).toEqual([ball])
  })

  it('catches up when Back brings it out of the browser’s cache', () => {
    localStorage.setItem('toys', raw(ball))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(shown()).toEqual([ball])
  })
})

describe('A page that goes', () => {
  it.each([
    ['is left', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
    [
      'is put aside',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('has stored what it showed by then, where it %s', (_, go) => {
    repository.applyOptimistic(toys, (list) => [...list, ball])
    expect(storedBytes()).toEqual({ toys: raw(kite) })
    go()
    expect(storedBytes()).toEqual({ toys: raw(kite, ball) })
  })
})

describe('A page that the browser keeps for Back', () => {
  it('suspends its use of the database until it is shown again', async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    let isOver = false
    void untilResumed().then(() => (isOver = true))
    await settle()
    expect(isOver).toBe(false)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await settle()
    expect(isOver).toBe(true)
  })

  it('tries a copy that was in trouble again when it is shown', () => {
    const retry = vi.spyOn(repository, 'retryMirror')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('A repository that was stopped', () => {
  it('follows nothing any more', () => {
    stop()
    localStorage.setItem('toys', raw(ball))
    tell('toys')
    window.dispatchEvent(new PageTransitionEvent('pageshow'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(shown()).toEqual([kite])
  })
})

/** Lets everything run that was put off until later. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
