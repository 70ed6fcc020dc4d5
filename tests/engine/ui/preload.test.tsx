import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart, unloadedParts } from '@/engine/ui/lazy-part'
import { preloadProps, preloadWhenIdle } from '@/engine/ui/preload'
import { eventually } from '../../support/eventually'

/** A part that adds its name to `loaded` when it loads. */
function trackedPart(name: string, loaded: string[]) {
  return lazyPart(() => {
    loaded.push(name)
    return Promise.resolve({ default: () => <p>{name}</p> })
  })
}

beforeEach(() => {
  unloadedParts.length = 0
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('Every part is preloaded once, the last declared first', async () => {
  const loaded: string[] = []
  trackedPart('page', loaded)
  const tab = trackedPart('tab', loaded)
  trackedPart('form', loaded)
  await tab.preload()
  await preloadWhenIdle()
  expect(loaded).toEqual(['tab', 'form', 'page'])
})

it('Parts that a loaded part declares are preloaded before earlier ones, even if a load fails', async () => {
  const loaded: string[] = []
  trackedPart('page', loaded)
  lazyPart<object>(() => {
    trackedPart('form', loaded)
    return Promise.reject(new Error('offline'))
  })
  await preloadWhenIdle()
  expect(loaded).toEqual(['form', 'page'])
})

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'Nothing is preloaded on a connection like %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection })
    const loaded: string[] = []
    trackedPart('page', loaded)
    await preloadWhenIdle()
    expect(loaded).toEqual([])
  },
)

it('Nothing is preloaded right after a press, so that its result renders first', async () => {
  vi.useFakeTimers()
  const loaded: string[] = []
  trackedPart('page', loaded)
  const loading = preloadWhenIdle()
  window.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(300)
  window.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(300)
  expect(loaded).toEqual([])
  await vi.advanceTimersByTimeAsync(300)
  await loading
  expect(loaded).toEqual(['page'])
})

it('stopPreloading waits for the parts that are loading, opened or preloaded, and no other load begins', async () => {
  vi.resetModules()
  const parts = await import('@/engine/ui/lazy-part')
  const preloading = await import('@/engine/ui/preload')
  const begun: string[] = []
  const arrivals: (() => void)[] = []
  for (const name of ['page', 'form'])
    parts.lazyPart<object>(async () => {
      begun.push(name)
      await new Promise<void>((arrive) => arrivals.push(arrive))
      return { default: () => null }
    })
  const opened = parts.lazyPart<object>(async () => {
    await new Promise<void>((arrive) => arrivals.push(arrive))
    return { default: () => null }
  })
  parts.unloadedParts.pop()
  const opening = opened.preload()
  const loading = preloading.preloadWhenIdle()
  await eventually(() => expect(begun).toEqual(['form']))

  let hasStopped = false
  const stopping = preloading.stopPreloading().then(() => (hasStopped = true))
  const [arriveOpened, arrivePreloaded] = arrivals
  arrivePreloaded?.()
  await loading
  expect(hasStopped).toBe(false)
  arriveOpened?.()
  await Promise.all([stopping, opening])
  expect(begun).toEqual(['form'])
})

it('stopPreloading waits at most three seconds', async () => {
  vi.resetModules()
  const parts = await import('@/engine/ui/lazy-part')
  const { stopPreloading } = await import('@/engine/ui/preload')
  vi.useFakeTimers()
  const part = parts.lazyPart<object>(() => new Promise(() => undefined))
  void part.preload()
  const stopped = vi.fn()
  void stopPreloading().then(stopped)
  await vi.advanceTimersByTimeAsync(2999)
  expect(stopped).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(stopped).toHaveBeenCalledOnce()
})

it.each([
  ['pointed at or touched', () => userEvent.hover(screen.getByRole('button'))],
  ['reached by the keyboard', () => userEvent.tab()],
])('A control that is %s preloads what it opens, once', async (_, reach) => {
  const loaded: string[] = []
  const form = trackedPart('form', loaded)
  render(
    <button type="button" {...preloadProps(form)}>
      Add
    </button>,
  )
  expect(loaded).toEqual([])
  await reach()
  await reach()
  expect(loaded).toEqual(['form'])
  expect(form.isReady()).toBe(true)
})
