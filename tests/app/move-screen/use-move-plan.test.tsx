import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { useMovePlan } from '@/screens/my-move/use-move-plan'
import { buildMove } from '../../support/moves'

it('A task that was checked by mistake can be unchecked, and a related task stays done', async () => {
  const repository = createRepository()
  const { result } = renderHook(() => useMovePlan(buildMove()), {
    wrapper: ({ children }) => (
      <RepositoryProvider repository={repository}>{children}</RepositoryProvider>
    ),
  })
  const taskOf = (id: string) => result.current.plan.find((task) => task.id === id)!
  const again = 'move-tasks/check-dates-again'
  const dates = 'pcs-timeline/3-months/confirm-move-dates'
  expect(taskOf(dates).state).toBe('done')

  for (const done of [true, false]) {
    act(() => result.current.tick(taskOf(again), done))
    await waitFor(() =>
      expect(repository.load(planProgress)['move-tasks']?.['check-dates-again']).toBe(done),
    )
    await waitFor(() => expect(result.current.isTicked(taskOf(again))).toBe(done))
  }
  expect(taskOf(dates).state).toBe('done')
  expect(repository.load(checklistProgress)['3-months']?.['confirm-move-dates']).not.toBe(false)
})
