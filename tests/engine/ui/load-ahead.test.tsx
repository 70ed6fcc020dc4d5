import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart, unloadedParts } from '@/engine/ui/lazy-part'
import { aheadOf, loadAhead } from '@/engine/ui/load-ahead'

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
  vi.unstubAllGlobals()
})

it('Every part is loaded ahead, those that were made known last first, and each once', async () => {
  const loaded: string[] = []
  notedPart('page', loaded)
  const tab = notedPart('tab', loaded)
  notedPart('form', loaded)
  await tab.preload()
  await loadAhead()
  expect(loaded).toEqual(['tab', 'form', 'page'])
})

it('What a loaded part makes known is loaded before what is further away, though a load fails', async () => {
  const loaded: string[] = []
  notedPart('page', loaded)
  lazyPart<object>(() => {
    notedPart('form', loaded)
    return Promise.reject(new Error('no line'))
  })
  await loadAhead()
  expect(loaded).toEqual(['form', 'page'])
})

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'Nothing comes unasked on a line like %o',
  async (connection) => {
    vi.stubGlobal('navigator', { connection })
    const loaded: string[] = []
    notedPart('page', loaded)
    await loadAhead()
    expect(loaded).toEqual([])
  },
)

it('Nothing comes unasked once a service worker has every file at hand', async () => {
  const loaded: string[] = []
  const serviceWorker: { controller: object | null } = { controller: null }
  vi.stubGlobal('navigator', { serviceWorker })
  notedPart('page', loaded)
  lazyPart<object>(() => {
    loaded.push('form')
    serviceWorker.controller = {}
    return Promise.resolve({ default: () => null })
  })
  await loadAhead()
  expect(loaded).toEqual(['form'])
})

it.each([
  ['pointed at or touched', () => userEvent.hover(screen.getByRole('button'))],
  ['reached by the keyboard', () => userEvent.tab()],
])('A control that is %s asks for what it opens, once', async (_, reach) => {
  const loaded: string[] = []
  const form = notedPart('form', loaded)
  render(
    <button type="button" {...aheadOf(form)}>
      Add
    </button>,
  )
  expect(loaded).toEqual([])
  await reach()
  await reach()
  expect(loaded).toEqual(['form'])
  expect(form.isReady()).toBe(true)
})
