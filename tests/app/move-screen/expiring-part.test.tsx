import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { ExpiringPart } from '@/screens/my-move/ExpiringPart'
import { buildLicense } from '../../support/licenses'
import { buildMove } from '../../support/moves'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it.each([
  ['2027-02-14', 'Renew Before You Go'],
  ['2027-02-15', 'Renew Soon'],
  ['2027-02-19', undefined],
])('On %s, the title of a license that expires on Feb 18 is %s', (today, title) => {
  vi.setSystemTime(new Date(`${today}T12:00`))
  const license = buildLicense({ expirationDate: '2027-02-18' })
  localStorage.setItem('professionalLicenses', JSON.stringify([license]))
  render(
    <RepositoryProvider repository={createRepository()}>
      <ExpiringPart move={buildMove({ reportDate: '2027-02-21', departDate: '2027-02-15' })} />
    </RepositoryProvider>,
  )
  expect(screen.queryByRole('heading')?.textContent).toBe(title)
})

it.each([
  ['2027-02-19', 'Renew Before You Go'],
  ['2027-02-20', 'Renew Soon'],
])('Without a departure date, the title on %s is %s', (today, title) => {
  vi.setSystemTime(new Date(`${today}T12:00`))
  const license = buildLicense({ expirationDate: '2027-02-25' })
  localStorage.setItem('professionalLicenses', JSON.stringify([license]))
  render(
    <RepositoryProvider repository={createRepository()}>
      <ExpiringPart move={buildMove({ reportDate: '2027-02-21' })} />
    </RepositoryProvider>,
  )
  expect(screen.queryByRole('heading')?.textContent).toBe(title)
})
