import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { expect, it, vi } from 'vitest'
import { dueSource } from '@/engine/due/due'
import { createRepository } from '@/engine/store/repository'
import { defineDataset } from '@/engine/model/dataset'
import { defineScreen, type ScreenEntry } from '@/engine/screen/screen'
import { linksView } from '@/engine/views/links/links-view'
import { skills } from '@/schemas/professional-dev/skill'
import type { Link } from '@/schemas/content/link'

/*
 * Step 5 of docs/adding-a-module.md: one line in src/screens/entries.ts. The mock below adds it before
 * the app loads, and nothing else in the app changes.
 */

const sewingLinks = defineDataset<Link>('sewing-links', [
  {
    id: 'sewing-guild',
    name: 'American Sewing Guild',
    url: 'https://www.asg.org/',
    description: 'Its chapters meet near many installations.',
    group: 'National',
  },
])

const sewing: ScreenEntry = {
  id: 'sewing',
  order: 80,
  path: '/app/sewing',
  title: 'Sewing Circle',
  navLabel: 'Sewing',
  icon: 'i-lucide-scissors',
  summary: 'Mend uniforms together, and find where a machine stands.',
  searchWords: 'needle machine',
  stores: [],
  due: () =>
    Promise.resolve({
      default: [
        dueSource('target day', [skills], ([stored]) => [
          {
            id: 'sewing',
            icon: 'i-lucide-scissors',
            title: `Thread the needle for ${stored.length} skills`,
            reason: 'It waits.',
            action: { label: 'See the Circle', href: '/app/sewing' },
          },
        ]),
      ],
    }),
  load: () =>
    Promise.resolve({
      default: defineScreen({
        tabs: [
          {
            id: 'places',
            label: 'Places to Help',
            views: [linksView(sewingLinks, { title: 'Places to Help', groupBy: 'group' })],
          },
        ],
      }),
    }),
}

vi.mock('@/screens/entries', async (load) => ({ ...(await load<object>()), sewing }))

// jsdom does not scroll.
vi.stubGlobal('scrollTo', () => undefined)

it('A module with a line in the entries is routed, and is in the navigation, on the dashboard with what is due, and in the search', async () => {
  const { AppRoutes } = await import('@/app/routes/AppRoutes')
  const { hook, searchHook } = memoryLocation({ path: '/app' })
  const user = userEvent.setup()
  render(
    <Router hook={hook} searchHook={searchHook}>
      <Suspense>
        <AppRoutes repository={createRepository()} />
      </Suspense>
    </Router>,
  )

  const dashboard = await screen.findByRole('main')
  expect(await within(dashboard).findByRole('link', { name: /Sewing/ })).toBeTruthy()

  expect(within(dashboard).getByText('Thread the needle for 0 skills')).toBeTruthy()

  const [inHeader] = await screen.findAllByRole('link', { name: 'Sewing' })
  await user.click(inHeader!)
  expect(await screen.findByRole('heading', { level: 1, name: 'Sewing Circle' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /American Sewing Guild/ })).toBeTruthy()

  // The search over the whole product finds it too, with its data.
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await user.type(
    await screen.findByRole('combobox', { name: 'Search everything' }),
    'sewing guild',
  )
  expect(await screen.findByRole('option', { name: /American Sewing Guild/ })).toBeTruthy()
}, 30_000)
