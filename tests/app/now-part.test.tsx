import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { addDays, calendarDay } from '@/engine/calendar-day'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { moves } from '@/schemas/my-move/move'
import { Now } from '@/screens/dashboard/now/now-part'
import { buildMove } from '../support/moves'

const today = calendarDay()

it('The dashboard shows the plan of a first move that another tab stores while it is open', async () => {
  localStorage.setItem('modulePreferences', JSON.stringify(['pcs-prep']))
  const repository = createRepository()
  render(
    <RepositoryProvider repository={repository}>
      <Suspense>
        <Now />
      </Suspense>
    </RepositoryProvider>,
  )
  await screen.findByRole('region', { name: 'Next Steps of Your Move' })

  const move = buildMove({ reportDate: addDays(today, 30), plannedOn: today })
  localStorage.setItem(moves.key, JSON.stringify([move]))
  repository.syncFromStorage(moves.key)

  await screen.findByRole('link', { name: 'See the Whole Plan' })
  expect(screen.queryByRole('region', { name: 'Next Steps of Your Move' })).toBeNull()
})
