import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { useMovePlan } from '@/screens/my-move/use-move-plan'
import { full, refuseWrites } from '../../support/refuse-writes'
import { buildMove } from '../../support/moves'

const planOf = () => {
  const repository = createRepository()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RepositoryProvider repository={repository}>{children}</RepositoryProvider>
  )
  const move = buildMove()
  return renderHook(() => useMovePlan(move), { wrapper }).result
}
const isStored = (key: string) => localStorage.getItem(key) !== null

it('A failure of the plan goes away with the next change that is saved, wherever that is stored', async () => {
  const plan = planOf()
  const inChecklist = plan.current.plan.find(({ ticks }) =>
    ticks.every(({ store }) => store === 'checklistProgress'),
  )
  if (!inChecklist) throw new Error('No task is stored in the checklist.')
  const refusal = refuseWrites(full(), (key) => key === 'planProgress')
  await act(async () => {
    plan.current.setAside(inChecklist, true)
    await expect.poll(() => refusal.mock.calls.some(([key]) => key === 'planProgress')).toBe(true)
  })
  await expect.poll(() => plan.current.failure?.message).toContain('storage is full')
  refusal.mockRestore()
  await act(async () => {
    plan.current.tick(inChecklist, true)
    await expect.poll(() => isStored('checklistProgress')).toBe(true)
  })
  await expect.poll(() => plan.current.failure).toBeUndefined()
})
