import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { calendarDay, addDays } from '@/engine/calendar-day'
import { listLooks } from '@/engine/views/list-looks'
import { customView } from '@/engine/views/custom/custom-view'
import WorkSearchLog from '@/screens/job-search/log/WorkSearchLog'
import { buildApplication } from '../support/applications'
import { buildMove } from '../support/moves'
import { renderView } from '../support/render-view'

const view = customView(WorkSearchLog, 'the log')
const toFill =
  /^To fill in what is “not recorded,” .*For an interview, edit its entry in the history and choose a “Kind\.”$/
const dateApplied = addDays(calendarDay(), -10)
const filled = { contact: 'Ms. Lee', foundOn: 'Indeed' }
const interview = { id: '1', kind: 'interview', day: dateApplied } as const

describe('The work-search log', () => {
  it('links to the form of a new application while it has no line', async () => {
    await renderView(view)
    const link = await screen.findByRole('link', { name: 'Add Job Application' })
    expect(link.getAttribute('href')).toBe('/app/job-search?tab=tracker&edit=new')
    expect(screen.queryByText(toFill)).toBeNull()
  })

  it('shows as many weeks as the URL says, so a reload keeps the choice; 4 if it names none', async () => {
    const weeksShown = () => screen.findByLabelText<HTMLSelectElement>('Weeks')
    const sections = () => screen.getAllByRole('heading', { name: / to / }).length
    const { user, unmount } = await renderView(view, { address: '/?page=work-search-log' })
    expect((await weeksShown()).value).toBe('4')
    await user.selectOptions(await weeksShown(), 'Last 26 weeks')
    expect(window.location.search).toBe('?page=work-search-log&weeks=26')
    unmount()
    const reloaded = await renderView(view, { address: window.location.search })
    expect((await weeksShown()).value).toBe('26')
    // The current week is below them.
    expect(sections()).toBe(27)
    reloaded.unmount()
    await renderView(view, { address: '/?weeks=7' })
    expect((await weeksShown()).value).toBe('4')
  })

  it('says whom each of an office’s phone numbers is for', async () => {
    const { user } = await renderView(view)
    await user.selectOptions(await screen.findByLabelText('State You Worked In'), 'South Dakota')
    await screen.findByText('To file, call 605-626-3179. For questions, call 605-626-2452.')
  })

  it('keeps the chosen state for the next visit', async () => {
    const { user, unmount } = await renderView(view)
    await user.selectOptions(await screen.findByLabelText('State You Worked In'), 'Wyoming')
    await waitFor(() =>
      expect(localStorage.getItem(listLooks.key)).toBe('{"unemployment-office":{"worked":"WY"}}'),
    )
    unmount()
    await renderView(view, { address: '/' })
    await screen.findByText('Wyoming Department of Workforce Services')
  })

  it('offers “Choose a state” only while no state is known, so that each choice takes effect', async () => {
    const { user, unmount } = await renderView(view)
    const select = await screen.findByLabelText<HTMLSelectElement>('State You Worked In')
    const blank = () => screen.queryByRole('option', { name: 'Choose a state' })
    expect(blank()).not.toBeNull()
    await user.selectOptions(select, 'Wyoming')
    expect(select.value).toBe('WY')
    expect(blank()).toBeNull()
    unmount()

    localStorage.clear()
    localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'TX' })]))
    await renderView(view, { address: '/' })
    await screen.findByText('Texas Workforce Commission')
    expect(blank()).toBeNull()
  })

  it.each([
    ['names the fields that fill its blanks', { contact: '', foundOn: 'Indeed' }, 1],
    [
      'names the entry that fills the blank of an interview',
      { ...filled, history: [interview] },
      1,
    ],
    [
      'does not mention blanks if it has none',
      { ...filled, history: [{ ...interview, format: 'video' as const }] },
      0,
    ],
  ])('%s', async (_, fields, count) => {
    localStorage.setItem(
      'jobApplications',
      JSON.stringify([buildApplication({ dateApplied, ...fields })]),
    )
    await renderView(view)
    await screen.findByText('Print the Log')
    expect(screen.queryAllByText(toFill)).toHaveLength(count)
    expect(screen.queryByRole('link', { name: 'Add Job Application' })).toBeNull()
  })
})

it('An application dated after today is counted as left out, because its year may be mistyped', async () => {
  const days = [dateApplied, addDays(calendarDay(), 1), addDays(calendarDay(), 365)]
  localStorage.setItem(
    'jobApplications',
    JSON.stringify(days.map((day, at) => buildApplication({ id: `${at}`, dateApplied: day }))),
  )
  await renderView(view)
  await screen.findByText(/^Left out: 2 applications with a “Date Applied” after today\./)
})

it('The office of a state is announced when the state is chosen', async () => {
  const { user } = await renderView(view)
  const select = await screen.findByLabelText('State You Worked In')
  // A live region that is added with its text is not announced.
  const region = screen.getByLabelText('Unemployment Office').querySelector('[aria-live=polite]')
  await user.selectOptions(select, 'Wyoming')
  expect(region?.textContent).toContain('Wyoming Department of Workforce Services')
})
