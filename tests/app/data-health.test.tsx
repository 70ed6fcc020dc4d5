import { render, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { planProgress, SET_ASIDE } from '@/schemas/my-move/plan-progress'
import { DataHealthCard } from '@/screens/account/user-data/health/DataHealthCard'

it('A task of the move plan that was set aside does not count as done', () => {
  const progress = {
    'license-steps': { apply: true, exam: false },
    [SET_ASIDE]: { 'move-tasks/update-profile': true },
  }
  localStorage.setItem(planProgress.key, JSON.stringify(progress))
  const { unmount } = render(
    <RepositoryProvider repository={createRepository()}>
      <DataHealthCard />
    </RepositoryProvider>,
  )
  onTestFinished(unmount)
  const count = screen.getByText('steps of the move plan done').closest('li')
  expect(count?.textContent).toBe('steps of the move plan done: 1')
})
