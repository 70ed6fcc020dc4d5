import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { beforeEach, expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import type { Tab } from '@/engine/screen/screen'
import { ScreenTabs } from '@/engine/screen/tabs/ScreenTabs'
import { lazyPart } from '@/engine/ui/lazy-part'
import { customView } from '@/engine/views/custom/custom-view'

const Figures = lazyPart(() => Promise.resolve({ default: () => <p>12 toys</p> }))

const tabs: readonly Tab[] = [
  {
    id: 'mine',
    label: 'My Toys',
    views: [customView(() => <p>The toys themselves</p>, 'A view of a test')],
    pages: [
      {
        id: 'figures',
        title: 'Toy Figures',
        summary: 'How many toys there are.',
        Component: Figures,
      },
    ],
  },
  { id: 'care', label: 'Care', views: [] },
]

beforeEach(() => Figures.preload())

function open(query: string) {
  const { hook, searchHook, navigate, history } = memoryLocation({
    path: `/toys${query}`,
    record: true,
  })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <RepositoryProvider repository={createRepository()}>
        <ScreenTabs label="Toys" tabs={tabs} />
      </RepositoryProvider>
    </Router>,
  )
  return { navigate, history }
}

const title = () => screen.findByRole('heading', { name: 'Toy Figures' })

it('A page of a tab replaces its views, and links back to them', async () => {
  const { history } = open('?page=figures')
  await title()
  await screen.findByText('12 toys')
  expect(screen.queryByText('The toys themselves')).toBeNull()
  const back = screen.getByRole('link', { name: 'My Toys' })
  expect(back.getAttribute('href')).toBe('/toys?tab=mine')
  await userEvent.click(back)
  await screen.findByText('The toys themselves')
  expect(history).toEqual(['/toys?page=figures', '/toys?tab=mine'])
})

it('Clicking the open tab on one of its pages leads back too', async () => {
  open('?page=figures')
  await title()
  await userEvent.click(screen.getByRole('tab', { name: 'My Toys' }))
  await screen.findByText('The toys themselves')
})

it('The title of a page takes the focus when the page opens', async () => {
  const { navigate } = open('')
  await screen.findByText('The toys themselves')
  navigate('/toys?tab=mine&page=figures')
  expect(await title()).toBe(document.activeElement)
})

it('A URL with an unknown page, or a page of another tab, shows the tab itself', async () => {
  open('?tab=care&page=figures')
  await screen.findByRole('tab', { name: 'Care', selected: true })
  expect(screen.queryByText('12 toys')).toBeNull()
  cleanup()
  open('?page=nothing')
  await screen.findByText('The toys themselves')
})
