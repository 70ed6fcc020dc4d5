import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { moveCalendar } from '@/data/my-move/move-calendar'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { CalendarPart } from '@/screens/my-move/CalendarPart'

const loadContributions = vi.hoisted(() => vi.fn<() => Promise<readonly unknown[]>>())
vi.mock('@/engine/screen/modules', async (load) => ({
  ...(await load<object>()),
  loadContributions,
}))

it('If the code for the calendar file does not load, the page says so, and the calendar file can be downloaded once it loads', async () => {
  loadContributions.mockRejectedValue(
    new TypeError('Failed to fetch dynamically imported module: https://a.example/days.js'),
  )
  const createObjectURL = vi.fn<typeof URL.createObjectURL>(() => 'blob:calendar')
  URL.createObjectURL = createObjectURL
  URL.revokeObjectURL = () => {}
  render(
    <RepositoryProvider repository={createRepository()}>
      <CalendarPart moveId={undefined} tasks={[]}>
        Your days.
      </CalendarPart>
    </RepositoryProvider>,
  )
  const failure =
    'The calendar file did not load. Check your connection and press Download Calendar File again.'
  const download = () => fireEvent.click(screen.getByText('Download Calendar File'))

  download()
  await screen.findByText(failure)

  loadContributions.mockResolvedValue([])
  download()
  await screen.findByText(/^Calendar file downloaded/)
  expect(screen.queryByText(failure)).toBeNull()
  expect(createObjectURL.mock.calls).toMatchObject([[{ type: 'text/calendar;charset=utf-8' }]])
})

it('The list of what is in the file names each kind of record with a day', () => {
  const items = moveCalendar.rows.find(({ id }) => id === 'in-the-file')?.items ?? []
  for (const kind of ['license', 'child care', 'job search']) {
    expect(items.join(' ')).toContain(kind)
  }
})
