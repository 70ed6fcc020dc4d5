import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { listView } from '@/engine/views/list/list-view'
import { board } from '@/screens/job-search/list/board'
import { editOnCard } from '@/screens/job-search/list/edit-on-card'
import { renderView } from './render-view'
import { toyConfig, toys, type ToyRecord } from './toy-entity'

/** A list of toys whose size is changed on the card, with two orders and every layout. */
export const lookedAt = listView(
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

/** Gives the page a screen, which jsdom has none of. */
export function stubScreen({ isWide }: { isWide: boolean }) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** Opens it over these records, on a screen that is wide or not. */
export async function openLook(
  records: readonly ToyRecord[],
  { address = '/', isWide = true }: { address?: string; isWide?: boolean } = {},
) {
  stubScreen({ isWide })
  localStorage.setItem('toys', JSON.stringify(records))
  const drawn = await renderView(lookedAt, { address })
  await screen.findByRole('heading', { level: 2, name: 'Your toys' })
  await screen.findByRole('button', { name: `Edit ${records[0]?.name}` })
  return drawn
}

/** The select that changes a toy's size where it is shown. */
export const sizeOf = (name: string) => screen.getByRole('combobox', { name: `Size: ${name}` })
/** The button that chooses a layout. */
export const layoutButton = (name: string) =>
  within(screen.getByRole('group', { name: 'Layout' })).getByRole('button', { name })
/** The toys that are shown, by the button that each of them has. */
export const shownToys = () =>
  screen
    .getAllByRole('button', { name: /^Edit / })
    .map((button) => button.getAttribute('aria-label')?.replace('Edit ', ''))
