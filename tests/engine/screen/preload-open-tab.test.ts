import { expect, it, vi } from 'vitest'
import { defineScreen, type PreloadContext } from '@/engine/screen/screen'
import { preloadOpenTab } from '@/engine/screen/ScreenView'
import { lazyPart } from '@/engine/ui/lazy-part'

const buildPart = () => lazyPart(() => Promise.resolve({ default: () => null }))

it('The parts of the tab that the URL opens load before it renders, and those of no other tab', async () => {
  const [first, second] = [buildPart(), buildPart()]
  const partsToPreload = vi.fn((context: PreloadContext) =>
    context.isStored('toys') ? [second] : [],
  )
  const screen = defineScreen({
    tabs: [
      { id: 'first', label: 'First', views: [], partsToPreload: () => [first] },
      { id: 'second', label: 'Second', views: [], partsToPreload },
    ],
  })
  const query = new URLSearchParams('tab=second&payIn=VA')
  await preloadOpenTab(screen, { query, isStored: () => false })
  expect(second.isReady()).toBe(false)
  await preloadOpenTab(screen, { query, isStored: (key) => key === 'toys' })
  expect(second.isReady()).toBe(true)
  expect(first.isReady()).toBe(false)
  expect(partsToPreload.mock.lastCall?.[0].query.get('payIn')).toBe('VA')
})
