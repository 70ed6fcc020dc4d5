import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart, unloadedParts } from '@/engine/ui/lazy-part'
import { preloadProps, preloadWhenIdle } from '@/engine/ui/preload'

/** A part that notes when it is loaded. */
function notedPart(name: string, loaded: string[]) {
  return lazyPart(() => {
    loaded.push(name)
    return Promise.resolve({ default: () => <p>{name}</p> })
  })
}

beforeEach(() => {
  unloadedParts.length = 0
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('Every part is loaded ahead, those that were made known last first, and each once', async () => {
  const loaded: string[] = []
  notedPart('page', loaded)
  const tab = notedPart('tab', loaded)
  notedPart('form', loaded)
  await tab.preload()
  await preloadWhenIdle()
  expect(loaded).toEqual(['tab', 'form', 'page'])
})

it('What a loaded part makes known is loaded before what is further away, though a load fails', async () => {
  const loaded: string[] = []
  notedPart('page', loaded)
  lazyPart<object>(() => {
    notedPart('form', loaded)
    return Promise.reject(new Error('no line'))
  })
  await preloadWhenIdle()
  expect(loaded).toEqual(['form', 'page'])
})

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'Nothing comes unasked on a line like %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection })
    const loaded: string[] = []
    notedPart('page', loaded)
    await preloadWhenIdle()
    expect(loaded).toEqual([])
  },
)

it('Nothing is loaded ahead while what a person pressed is still being drawn', async () => {
  vi.useFakeTimers()
  const loaded: string[] = []
  notedPart('page', loaded)
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

it('Who is about to reload the page waits for what is loading, opened or preloaded, and no other begins', async () => {
  vi.resetModules()
  const parts = await import('@/engine/ui/lazy-part')
  const ahead = await import('@/engine/ui/preload')
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
  const loading = ahead.preloadWhenIdle()
  await vi.waitFor(() => expect(begun).toEqual(['form']))

  let isStill = false
  const stopping = ahead.stopPreloading().then(() => (isStill = true))
  const [arriveOpened, arrivePreloaded] = arrivals
  arrivePreloaded?.()
  await loading
  expect(isStill).toBe(false)
  arriveOpened?.()
  await Promise.all([stopping, opening])
  expect(begun).toEqual(['form'])
})

it('Who is about to reload the page waits three seconds at most', async () => {
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
])('A control that is %s asks for what it opens, once', async (_, reach) => {
  const loaded: string[] = []
  const form = notedPart('form', loaded)
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
