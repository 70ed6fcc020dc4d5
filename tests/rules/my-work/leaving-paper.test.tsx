import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDay, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { customView } from '@/engine/views/custom/custom-view'
import type { Region } from '@/schemas/my-move/region'
import { workRecord } from '@/schemas/my-work/work'
import { LeavingPaper } from '@/screens/my-work/papers/LeavingPaper'
import Papers from '@/screens/my-work/papers/Papers'
import { buildMove } from '../../support/moves'
import { renderView, writeInAnotherTab } from '../../support/render-view'
import { buildWork } from '../../support/work'

const view = customView(LeavingPaper, 'the leaving checklist')

it('The Last-Day Check asks only for the last day if the report date is stored, and shows that date', async () => {
  localStorage.setItem('moves', JSON.stringify([buildMove({ reportDate: '2027-02-15' })]))
  await renderView(view)
  expect(
    await screen.findByText(
      'Enter your last day to compare it with your report date, Feb 15, 2027.',
    ),
  ).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add the Report Date' })).toBeNull()
})

it('The Last-Day Check asks only for the report date if the last day is entered, and shows that day', async () => {
  await renderView(view, { address: '/?last=2026-12-18' })
  await screen.findByText(
    'Enter the report date in My Move to compare it with your last day, Dec 18, 2026.',
  )
})

it('The Last-Day Check asks for both days if neither is known', async () => {
  await renderView(view)
  expect(await screen.findByText(/^Enter your last day here and the report date/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add the Report Date' })).toBeTruthy()
})

it('The preselected job stays if another tab adds a newer one', async () => {
  const job = buildWork()
  localStorage.setItem(workRecord.key, JSON.stringify([job, buildWork({ id: '2' })]))
  await renderView(view)
  const select = await screen.findByLabelText<HTMLSelectElement>('Job')
  const before = select.value
  const newest = buildWork({ id: '3', start: '2026-11' })
  act(() => writeInAnotherTab(workRecord.key, [job, buildWork({ id: '2' }), newest]))
  await waitFor(() => expect(select.options[0]?.value).toBe('3'))
  expect(select.value).toBe(before)
})

it('Choosing another job shows the state of that job, not the state chosen for the first one', async () => {
  const records = [buildWork(), buildWork({ id: '2', region: 'OH' })]
  localStorage.setItem(workRecord.key, JSON.stringify(records))
  const { user } = await renderView(view)
  const state = await screen.findByLabelText<HTMLSelectElement>('State You Worked In')
  await user.selectOptions(state, 'Texas')
  expect(state.value).toBe('TX')
  await user.selectOptions(screen.getByLabelText('Job'), '2')
  expect(state.value).toBe('OH')
  await user.selectOptions(screen.getByLabelText('Job'), '1')
  expect(state.value).toBe('TX')
})

it('Choosing a job without a region shows the state where the move starts, not the one chosen for another job', async () => {
  localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'WA' })]))
  const records = [buildWork({ region: '' }), buildWork({ id: '2', region: '' })]
  localStorage.setItem(workRecord.key, JSON.stringify(records))
  const { user } = await renderView(view)
  const state = await screen.findByLabelText<HTMLSelectElement>('State You Worked In')
  await user.selectOptions(state, 'Texas')
  expect(state.value).toBe('TX')
  const job = screen.getByLabelText<HTMLSelectElement>('Job')
  await user.selectOptions(job, job.value === '1' ? '2' : '1')
  expect(state.value).toBe('WA')
})

describe('A finished move', () => {
  const open = async (reportDate: CalendarDay, from: Region | '' = 'HI') => {
    const done = buildMove({ from, to: 'WA', reportDate, status: 'done' })
    localStorage.setItem('moves', JSON.stringify([done]))
    localStorage.setItem('userProfile', JSON.stringify({ location: 'Lacey, WA' }))
    await renderView(view)
    return (await screen.findByLabelText<HTMLSelectElement>('State You Worked In')).value
  }
  const link = () => screen.queryByRole('link', { name: 'Add the Report Date' })

  it('fills in the Leaving Checklist: its report date, and the office of the state where it started', async () => {
    const reportDate = addDays(calendarDay(), -14)
    expect(await open(reportDate)).toBe('HI')
    screen.getByText(`Report date: ${formatDay(reportDate)}`)
    expect(link()).toBeNull()
  })

  it('without a start leaves the office blank if the profile has the new state already', async () => {
    expect(await open(addDays(calendarDay(), -14), '')).toBe('')
  })

  it('fills in nothing once its report date is over a year ago', async () => {
    expect(await open(addDays(calendarDay(), -400))).toBe('WA')
    expect(link()).not.toBeNull()
  })
})

it('A job abroad has no unemployment office until a state is chosen, whatever the move and the last choice', async () => {
  localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'TX' })]))
  localStorage.setItem('listLooks', JSON.stringify({ 'unemployment-office': { worked: 'OH' } }))
  localStorage.setItem(workRecord.key, JSON.stringify([buildWork({ country: 'Germany' })]))
  const { user } = await renderView(view)
  const state = await screen.findByLabelText<HTMLSelectElement>('State You Worked In')
  expect(state.value).toBe('')
  expect(screen.queryByText(/Workforce Commission|Department of Job/)).toBeNull()
  await user.selectOptions(state, 'Texas')
  expect(screen.getAllByText(/Texas Workforce Commission/)).not.toEqual([])
  await user.selectOptions(state, 'Choose a state')
  expect(state.value).toBe('')
  expect(screen.queryByText(/Workforce Commission/)).toBeNull()
})

it('A job in Puerto Rico, which the list lacks, has the link that finds its office', async () => {
  localStorage.setItem(workRecord.key, JSON.stringify([buildWork({ region: 'Puerto Rico' })]))
  await renderView(view)
  await screen.findByRole('link', { name: /CareerOneStop: find your state’s office/ })
})

it('“Check Your Last Day First” in the Notice Letter opens the checklist and moves the focus to the title', async () => {
  const papers = customView(Papers, 'the papers')
  const { user } = await renderView(papers, { address: '/?paper=notice' })
  await user.click(await screen.findByRole('button', { name: 'Check Your Last Day First' }))
  await screen.findByText('Last-Day Check')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Papers' })),
  )
})

it('A last day that is left blank is marked as invalid, and one to check is not', async () => {
  const { unmount } = await renderView(view, { address: '/?last=0206-12-18' })
  const isInvalid = async () =>
    (await screen.findByLabelText('Last Day of Work')).getAttribute('aria-invalid')
  expect(await isInvalid()).toBe('true')
  unmount()
  await renderView(view, { address: '/?last=2019-12-18' })
  expect(await isInvalid()).toBe('false')
})
