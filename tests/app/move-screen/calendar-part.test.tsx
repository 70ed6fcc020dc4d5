import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { moveCalendar } from '@/data/my-move/move-calendar'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import jobDays from '@/screens/job-search/days'
import { CalendarPart } from '@/screens/my-move/CalendarPart'
import { applications } from '@/schemas/job-search/job-application'
import { calendarEvents } from '@/schemas/my-move/calendar-events'

const loadContributions = vi.hoisted(() => vi.fn<() => Promise<readonly unknown[]>>())
vi.mock('@/engine/screen/modules', async (load) => ({
  ...(await load<object>()),
  loadContributions,
}))

/** Shows the calendar part. @returns what creates the URL of a downloaded file */
function open() {
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
  return createObjectURL
}

const download = () => fireEvent.click(screen.getByText('Download Calendar File'))

it('If the code for the calendar file does not load, the page says so, and the calendar file can be downloaded once it loads', async () => {
  loadContributions.mockRejectedValue(
    new TypeError('Failed to fetch dynamically imported module: https://a.example/days.js'),
  )
  const createObjectURL = open()
  const failure =
    'The calendar file did not load. Check your connection and press Download Calendar File again.'

  download()
  await screen.findByText(failure)

  loadContributions.mockResolvedValue([])
  download()
  await screen.findByText(/^Calendar file downloaded/)
  expect(screen.queryByText(failure)).toBeNull()
  expect(createObjectURL.mock.calls).toMatchObject([[{ type: 'text/calendar;charset=utf-8' }]])
})

it.each([
  ['cannot be read', { [applications.key]: '[{"id":"1"' }],
  ['was set aside as unreadable', { [`${applications.key}.unreadable.5`]: '[{"id":"1"' }],
])('While data with days %s, no file is made that would cancel its events', async (_, texts) => {
  loadContributions.mockResolvedValue(jobDays)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text)
  const createObjectURL = open()
  download()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Some of your saved data cannot be read, so this calendar file could be wrong.',
  )
  expect(createObjectURL).not.toHaveBeenCalled()
  expect(localStorage.getItem(calendarEvents.key)).toBeNull()
})

it('The list of what is in the file names each kind of record with a day', () => {
  const items = moveCalendar.rows.find(({ id }) => id === 'in-the-file')?.items ?? []
  for (const kind of ['license', 'child care', 'job search']) {
    expect(items.join(' ')).toContain(kind)
  }
})
