import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { useMovePlan } from '@/screens/my-move/use-move-plan'
import type { MoveRecord } from '@/schemas/my-move/move'
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

afterEach(() => void vi.useRealTimers())

/** The plan of a move on November 25, 2026, as the page shows it, of a user without a license. */
function openPlan(move = buildMove(), stored: object = {}) {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 9), toFake: ['Date'] })
  localStorage.setItem(planProgress.key, JSON.stringify(stored))
  const repository = createRepository()
  const open = () =>
    renderHook((given: MoveRecord) => useMovePlan(given), {
      initialProps: move,
      wrapper: ({ children }) => (
        <RepositoryProvider repository={repository}>{children}</RepositoryProvider>
      ),
    })
  const { result, rerender, unmount } = open()
  const shown = (id: string) => result.current.shown.find((task) => task.id === id)
  return {
    plan: () => result.current,
    shown,
    tick: async (id: string, done: boolean) => {
      const task = shown(id)!
      act(() => result.current.tick(task, done))
      await waitFor(() => expect(result.current.isTicked(task)).toBe(done))
    },
    changeDates: (dates: Partial<MoveRecord>) => rerender({ ...move, ...dates }),
    onDay: (day: number) => {
      vi.setSystemTime(new Date(2026, 10, day, 9))
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    },
    reopen: () => {
      unmount()
      return open().result.current
    },
  }
}

it('A task that was checked and unchecked is overdue once its day passes, though the page stays open', async () => {
  const page = openPlan()
  const { id, due } = page.plan().shown.find(({ state }) => state === 'thisWeek')!
  await page.tick(id, true)
  await page.tick(id, false)
  expect(page.shown(id)?.state).toBe('thisWeek')
  page.onDay(Number(due.slice(-2)) + 1)
  expect(page.shown(id)?.state).toBe('overdue')

  // It keeps that place when it is checked now.
  await page.tick(id, true)
  expect(page.shown(id)?.state).toBe('overdue')
})

it('A checked task keeps its place over midnight, and is overdue if it is unchecked then', async () => {
  const page = openPlan()
  const { id, due } = page.plan().shown.find(({ state }) => state === 'thisWeek')!
  await page.tick(id, true)
  page.onDay(Number(due.slice(-2)) + 1)
  expect(page.shown(id)?.state).toBe('thisWeek')
  await page.tick(id, false)
  expect(page.shown(id)?.state).toBe('overdue')
})

it('A task that was checked and unchecked is not overdue once another tab enters later dates', async () => {
  const page = openPlan(buildMove({ reportDate: '2026-12-30', plannedOn: '2026-09-01' }))
  const { id } = page.plan().shown.find(({ state }) => state === 'overdue')!
  await page.tick(id, true)
  await page.tick(id, false)
  expect(page.shown(id)?.state).toBe('overdue')
  page.changeDates({ reportDate: '2027-10-30', plannedOn: '2026-11-25' })
  expect(page.shown(id)?.state).toBe('later')
})

it('Without a license, a license task that was unchecked stays in its place until the page is left', async () => {
  const id = 'license-steps/gather-papers'
  const page = openPlan(buildMove(), { 'license-steps': { 'gather-papers': true } })
  const total = page.plan().plan.length
  expect(page.shown(id)?.state).toBe('done')
  await page.tick(id, false)
  expect(page.shown(id)?.state).toBe('done')
  expect(page.plan().plan).toHaveLength(total - 1)

  await page.tick(id, true)
  expect(page.plan().plan).toHaveLength(total)
  await page.tick(id, false)
  expect(page.reopen().shown.map((task) => task.id)).not.toContain(id)
})
