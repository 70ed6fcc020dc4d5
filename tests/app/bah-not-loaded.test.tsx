import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { customView } from '@/engine/views/custom/custom-view'
import { BahAtStations } from '@/screens/housing/bah/BahAtStations'
import { renderView } from '../support/render-view'

const network = vi.hoisted(() => ({ isOnline: false }))
vi.mock('@/screens/housing/bah/Stations', () => ({
  get default() {
    if (!network.isOnline) throw new TypeError('Importing a module script failed.')
    return () => <p>The rates</p>
  },
}))

it('BAH rates that did not load are announced, and load when the section is opened again', async () => {
  const { user } = await renderView(customView(BahAtStations, 'the section'))
  const summary = (await screen.findByText('BAH at Your Stations')).closest('summary')!
  summary.focus()
  await user.click(summary)
  expect((await screen.findByRole('alert')).textContent).toContain('The BAH rates did not open.')
  network.isOnline = true
  await user.click(summary)
  await user.click(summary)
  await screen.findByText('The rates')
})
