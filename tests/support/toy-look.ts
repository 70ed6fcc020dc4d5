import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { listView } from '@/engine/views/list/list-view'
import { board } from '@/screens/job-search/list/board'
import { editOnCard } from '@/screens/job-search/list/edit-on-card'
import { renderView } from './render-view'
import { toyConfig, toys, type ToyRecord } from './toy-entity'

/** A list of toys with two sort orders and every layout, in which the size can be edited on the card. */
const toyList = listView(
  toys,
  {
    ...toyConfig,
    sort: {
      name: { label: 'Name', by: 'name' },
      changed: { label: 'Last Change', by: 'updatedAt', isDescending: true },
    },
    rows: ['maker', 'size', 'bought'],
  },
  [board('size'), editOnCard(['size'])],
)

/** Stubs `matchMedia`, which jsdom lacks. */
export function stubScreen({ isWide }: { isWide: boolean }) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** Opens the list with these records on a wide or narrow screen. */
export async function openLook(
  records: readonly ToyRecord[],
  { address = '/', isWide = true }: { address?: string; isWide?: boolean } = {},
) {
  stubScreen({ isWide })
  localStorage.setItem('toys', JSON.stringify(records))
  const rendered = await renderView(toyList, { address })
  await screen.findByRole('heading', { level: 2, name: 'Your toys' })
  await screen.findByRole('button', { name: `Edit ${records[0]?.name}` })
  return rendered
}

/** The select on a card that changes the toy's size. */
export const sizeOf = (name: string) => screen.getByRole('combobox', { name: `Size: ${name}` })
/** The button of a layout. */
export const layoutButton = (name: string) =>
  within(screen.getByRole('group', { name: 'Layout' })).getByRole('button', { name })
/** The names of the visible toys, read from their Edit buttons. */
export const shownToys = () =>
  screen
    .getAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')?.replace('Edit ', ''))
