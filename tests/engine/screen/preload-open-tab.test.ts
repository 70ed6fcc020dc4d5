import { expect, it, vi } from 'vitest'
import { defineScreen, type Asked } from '@/engine/screen/screen'
import { preloadOpenTab } from '@/engine/screen/ScreenView'
import { lazyPart } from '@/engine/ui/lazy-part'

const buildPart = () => lazyPart(() => Promise.resolve({ default: () => null }))

it('What a tab loads by itself is there before the tab that the address opens is drawn, and of no other tab', async () => {
  const [first, second] = [buildPart(), buildPart()]
  const parts = vi.fn((asked: Asked) => (asked.isStored('toys') ? [second] : []))
  const screen = defineScreen({
    tabs: [
      { id: 'first', label: 'First', views: [], parts: () => [first] },
      { id: 'second', label: 'Second', views: [], parts },
    ],
  })
  const query = new URLSearchParams('tab=second&payIn=VA')
  await preloadOpenTab(screen, { query, isStored: () => false })
  expect(second.isReady()).toBe(false)
  await preloadOpenTab(screen, { query, isStored: (key) => key === 'toys' })
  expect(second.isReady()).toBe(true)
  expect(first.isReady()).toBe(false)
  expect(parts.mock.lastCall?.[0].query.get('payIn')).toBe('VA')
})
