import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { addDays } from '@/engine/calendar-day'
import { dueSource } from '@/engine/due/due'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { moves } from '@/schemas/my-move/move'
import NowSection from '@/screens/dashboard/now/NowSection'
import movePart from '@/screens/my-move/now'
import { setToday } from '../support/days'
import { buildMove } from '../support/moves'

const today = '2026-11-23'
beforeEach(() => setToday(today))

/** A due item of another module, with its title as its id. */
const dueItem = (title: string, days: number) => ({
  id: title,
  icon: 'i-lucide-calendar' as const,
  title,
  reason: '',
  action: { label: 'Open', href: '/app' },
  day: addDays(today, days),
})

it('What is due today or overdue is one list sorted by day, and an overdue move task says so until it is checked off', async () => {
  localStorage.setItem(
    moves.key,
    JSON.stringify([
      buildMove({ reportDate: addDays(today, 30), plannedOn: addDays(today, -120) }),
    ]),
  )
  const others = dueSource('next action', [], () => [
    dueItem('Due today', 0),
    dueItem('Overdue for a year', -365),
  ])
  render(
    <RepositoryProvider repository={createRepository()}>
      <NowSection sources={[others]} parts={[movePart]} />
    </RepositoryProvider>,
  )

  const ofToday = screen.getByRole('region', { name: 'Today' })
  const [list, ...more] = within(ofToday).getAllByRole('list')
  expect(more).toEqual([])
  const titles = within(list!)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(titles).toHaveLength(5)
  expect(titles[0]).toMatch(/^Overdue for a year/)
  // The tasks of the plan, all overdue, come between them.
  expect(titles[4]).toMatch(/^Due today/)

  const task = within(list!).getAllByRole('listitem')[1]!
  expect(task.textContent).toContain('Overdue since')
  fireEvent.click(within(task).getByRole('checkbox'))
  await waitFor(() => expect(task.textContent).toContain('Was due'))
  expect(task.textContent).not.toContain('Overdue')
})

it('A move task checked off under This Week does not lower the count of the move tasks that are not shown', async () => {
  localStorage.setItem(
    moves.key,
    JSON.stringify([buildMove({ reportDate: addDays(today, 30), plannedOn: today })]),
  )
  render(
    <RepositoryProvider repository={createRepository()}>
      <NowSection sources={[]} parts={[movePart]} />
    </RepositoryProvider>,
  )
  const rest = () => screen.getByText(/move tasks? (is|are) due in the next 14 days/).textContent
  const before = rest()
  const week = screen.getByRole('region', { name: 'This Week' })
  const boxes = within(week).getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes).toHaveLength(3)

  fireEvent.click(boxes[0]!)
  await waitFor(() => expect(boxes[0]!.checked).toBe(true))
  expect(within(week).getAllByRole('checkbox')).toHaveLength(3)
  expect(rest()).toBe(before)
})
