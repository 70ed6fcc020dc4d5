import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  history.replaceState(null, '', '/app/housing')
})

it('Back to another page counts as Back, also before the first page is rendered', async () => {
  const { getArrival } = await import('@/engine/url/arrival')
  expect(getArrival()).toBe('load')
  history.replaceState(null, '', '/app/career-planner#careers/data-analyst')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(getArrival()).toBe('history')
})

it('A link to a part of the page counts as its first load until the page is rendered', async () => {
  const { getArrival, resetArrival } = await import('@/engine/url/arrival')
  history.replaceState(null, '', '/app/housing#main')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(getArrival()).toBe('load')
  resetArrival()
  expect(getArrival()).toBe('link')
})
