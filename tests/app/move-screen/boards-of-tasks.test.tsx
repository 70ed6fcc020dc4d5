import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import '@/screens'
import { userProfile } from '@/schemas/account/user-profile'
import type { Region } from '@/schemas/my-move/region'
import MovePage from '@/screens/my-move/MovePage'
import { buildLicense } from '../../support/licenses'
import { buildMove } from '../../support/moves'

/** Opens My Move with a move from Texas. @returns queries within the task of a title */
function openPlan(to: Region, stored: Readonly<Record<string, unknown>>) {
  localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'TX', to })]))
  for (const [key, value] of Object.entries(stored)) {
    localStorage.setItem(key, JSON.stringify(value))
  }
  render(
    <RepositoryProvider repository={createRepository()}>
      <MovePage />
    </RepositoryProvider>,
  )
  return (title: string) => within(screen.getByText(title).closest('li')!)
}

const FIND = 'Find the new state’s licensing board'
const PROOF = 'Order official proof of your record'

it('A task about a licensing board names the board and its site: the new state’s, or the one that issued the license', async () => {
  const task = openPlan('VA', { professionalLicenses: [buildLicense()] })
  const find = task(FIND)
  expect(await find.findByText('Virginia Board of Nursing')).toBeTruthy()
  expect(find.getByText('www.dhp.virginia.gov/Boards/Nursing')).toBeTruthy()
  expect(find.getByText(/We read a saved copy|Found in two directories/)).toBeTruthy()
  expect(find.queryByRole('link', { name: /License Finder/, hidden: true })).toBeNull()
  const order = task(PROOF)
  expect(order.getByText('Texas Board of Nursing')).toBeTruthy()
  expect(order.queryByText('Virginia Board of Nursing')).toBeNull()
})

it('Without a license on record, a task names the new state’s board for the career field of the profile', async () => {
  const task = openPlan('VA', {
    userProfile: { ...userProfile.empty, careerField: 'Registered Nurse' },
  })
  expect(await task(FIND).findByText('Virginia Board of Nursing')).toBeTruthy()
  expect(task(PROOF).queryByText(/Board of Nursing/)).toBeNull()
})

it('A task whose board has no site here links to the license finder', async () => {
  const task = openPlan('AL', {
    professionalLicenses: [buildLicense({ profession: 'another-profession' })],
  })
  const finder = await task(FIND).findByRole('link', {
    name: /^CareerOneStop License Finder/,
    hidden: true,
  })
  expect(finder.getAttribute('href')).toMatch(/^https:\/\/www\.careeronestop\.org/)
})
