import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { addRecord } from '@/engine/store/records'
import { derived } from '@/engine/model/derived'
import type { Tab } from '@/engine/screen/screen'
import { ScreenTabs } from '@/engine/screen/tabs/ScreenTabs'
import { buildToy, toys } from '../../support/toy-entity'

const tabs: readonly Tab[] = [
  { id: 'mine', label: 'My Toys', count: derived([toys], ([list]) => list.length), views: [] },
  { id: 'shops', label: 'Shops', count: 3, views: [] },
  { id: 'care', label: 'Care', views: [] },
]

function open(shown: readonly Tab[] = tabs, query = '') {
  const repository = createRepository()
  const { hook, searchHook, history } = memoryLocation({ path: `/toys${query}`, record: true })
  let renders = 0
  render(
    <Router hook={hook} searchHook={searchHook}>
      <RepositoryProvider repository={repository}>
        <Profiler id="tabs" onRender={() => void renders++}>
          <ScreenTabs label="Toys" tabs={shown} />
        </Profiler>
      </RepositoryProvider>
    </Router>,
  )
  return { repository, renders: () => renders, addresses: () => history }
}

const openTab = () => screen.getByRole('tab', { selected: true })

it('A screen’s tabs render once when the screen opens, without a second render for the counts', () => {
  expect(open().renders()).toBe(1)
})

it('The bar has a name, and the open tab and its panel name each other', () => {
  open()
  expect(screen.getByRole('tablist', { name: 'Toys' })).toBeTruthy()
  const panel = screen.getByRole('tabpanel', { name: 'My Toys (0)' })
  expect(openTab().getAttribute('aria-controls')).toBe(panel.id)
  expect(panel.tabIndex, 'a panel without controls can be focused').toBe(0)
})

it('The Tab key stops only at the open tab, and then moves to its panel', async () => {
  open(tabs, '?tab=shops')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Shops (3)' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

it.each([
  ['{ArrowRight}', ['Shops (3)', 'Care', 'My Toys (0)']],
  ['{ArrowLeft}', ['Care', 'Shops (3)', 'My Toys (0)']],
  ['{End}', ['Care', 'Care']],
  ['{Home}', ['My Toys (0)', 'My Toys (0)']],
])('%s opens another tab and moves the focus to it', async (key, names) => {
  open()
  await userEvent.tab()
  for (const name of names) {
    await userEvent.keyboard(key)
    expect(openTab().textContent).toBe(name)
    expect(document.activeElement).toBe(openTab())
    expect(screen.getByRole('tabpanel', { name })).toBeTruthy()
  }
})

it.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'Arrow keys with %s are left to the browser, which may use them for Back',
  async (modifier) => {
    open()
    await userEvent.tab()
    await userEvent.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`)
    expect(openTab().textContent).toBe('My Toys (0)')
  },
)

it('A clicked tab opens and has the focus', async () => {
  open()
  await userEvent.click(screen.getByRole('tab', { name: 'Care' }))
  expect(document.activeElement).toBe(openTab())
  expect(openTab().textContent).toBe('Care')
})

it('Activating the open tab keeps its URL parameters, such as filters and the open form', async () => {
  const { addresses } = open(tabs, '?tab=shops&edit=new')
  const { length } = addresses()
  await userEvent.click(openTab())
  await userEvent.keyboard('{Enter} ')
  expect(addresses()).toHaveLength(length)
  expect(addresses().at(-1)).toContain('edit=new')
  expect(document.activeElement).toBe(openTab())
})

it('The count of a tab follows the stored data', async () => {
  const { repository } = open()
  await repository.update(toys, addRecord(toys, buildToy()))
  expect(await screen.findByRole('tab', { name: 'My Toys (1)' })).toBeTruthy()
})

it('A single tab has no tab bar and no tab panel', () => {
  open(tabs.slice(0, 1))
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('tabpanel')).toBeNull()
})
