import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import '@/screens'
import MovePage from '@/screens/my-move/MovePage'
import { buildLicense } from '../../support/licenses'
import { buildMove } from '../../support/moves'

it('A task about a licensing board names the board and its site: the new state’s, or the one that issued the license', async () => {
  localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'TX', to: 'VA' })]))
  localStorage.setItem('professionalLicenses', JSON.stringify([buildLicense()]))
  render(
    <RepositoryProvider repository={createRepository()}>
      <MovePage />
    </RepositoryProvider>,
  )
  const task = (title: string) => within(screen.getByText(title).closest('li')!)
  const find = task('Find the new state’s licensing board')
  expect(await find.findByText('Virginia Board of Nursing')).toBeTruthy()
  expect(find.getByText('www.dhp.virginia.gov/Boards/Nursing')).toBeTruthy()
  expect(find.getByText(/We read a saved copy|Found in two directories/)).toBeTruthy()
  const order = task('Order official proof of your record')
  expect(order.getByText('Texas Board of Nursing')).toBeTruthy()
  expect(order.queryByText('Virginia Board of Nursing')).toBeNull()
})
