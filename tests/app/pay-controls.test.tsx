import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { customView } from '@/engine/views/custom/custom-view'
import { CareersPayControls } from '@/screens/career-planner/pay/PayControls'
import type { WagesProps } from '@/screens/career-planner/pay/Wages'
import { statePay } from '@/screens/career-planner/pay/state-pay'
import { buildMove } from '../support/moves'
import { renderView } from '../support/render-view'

const wages = vi.hoisted(() => ({ hasLoaded: true }))
// A lazy part that fails to load also calls its children with `undefined`.
vi.mock('@/screens/career-planner/pay/Wages', () => ({
  default: ({ children }: WagesProps) => children(wages.hasLoaded ? statePay : undefined),
}))

const view = customView(CareersPayControls, 'the selects of the pay')

beforeEach(() => {
  wages.hasLoaded = true
})

it('A chosen state is announced once its pay is shown', async () => {
  const { user } = await renderView(view)
  await user.selectOptions(await screen.findByLabelText('Pay In'), 'TX')
  expect(await screen.findByText('The pay in Texas is shown.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Pay In'), 'VA')
  expect(await screen.findByText('The pay in Virginia is shown.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Pay In'), 'DC')
  expect(await screen.findByText('The pay in the District of Columbia is shown.')).toBeTruthy()
})

it('A state from the URL is not announced', async () => {
  await renderView(view, { address: '/?payIn=TX' })
  expect((await screen.findByLabelText<HTMLSelectElement>('Pay In')).value).toBe('TX')
  expect(screen.queryByText('The pay in Texas is shown.')).toBeNull()
})

it('A link to the careers by pay says that a state has to be chosen, until one is', async () => {
  const hint = () => screen.queryByText('Choose a state to sort by pay.')
  const { user } = await renderView(view, { address: '/?sort=pay' })
  await screen.findByLabelText('Pay In')
  expect(hint()).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Pay In'), 'TX')
  expect(hint()).toBeNull()
  expect(screen.getByLabelText<HTMLSelectElement>('Sort By').value).toBe('pay')
})

it.each(['', 'overseas', 'GU'] as const)(
  'The pay is that of the state in the profile while the move goes to “%s”, which has none',
  async (to) => {
    localStorage.setItem('userProfile', JSON.stringify({ location: 'Norfolk, VA' }))
    localStorage.setItem('moves', JSON.stringify([buildMove({ to })]))
    await renderView(view)
    expect((await screen.findByLabelText<HTMLSelectElement>('Pay In')).value).toBe('VA')
  },
)

it('Careers in our order ask for no state', async () => {
  await renderView(view)
  await screen.findByLabelText('Pay In')
  expect(screen.queryByText('Choose a state to sort by pay.')).toBeNull()
})

it('Pay that did not load is announced as not loaded, and never as shown', async () => {
  wages.hasLoaded = false
  const { user } = await renderView(view)
  await user.selectOptions(await screen.findByLabelText('Pay In'), 'TX')
  const failure = await screen.findByText(/^The pay by state did not load\./)
  expect(failure.getAttribute('role')).toBe('status')
  expect(screen.queryByText('The pay in Texas is shown.')).toBeNull()
})
