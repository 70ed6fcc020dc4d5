import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  history.replaceState(null, '', '/app/housing')
})

it('Back to another page counts as Back, also before the first page is rendered', async () => {
  const { cameBy } = await import('@/engine/url/arrival')
  expect(cameBy()).toBe('load')
  history.replaceState(null, '', '/app/career-planner#careers/data-analyst')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(cameBy()).toBe('history')
})

it('A link to a part of the page counts as its first load until the page is rendered', async () => {
  const { arrived, cameBy } = await import('@/engine/url/arrival')
  history.replaceState(null, '', '/app/housing#main')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(cameBy()).toBe('load')
  arrived()
  expect(cameBy()).toBe('link')
})
