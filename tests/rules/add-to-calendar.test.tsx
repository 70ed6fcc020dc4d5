import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { addDays, calendarDay } from '@/engine/calendar-day'
import type { HistoryEntry } from '@/schemas/job-search/application-history'
import type { ApplicationStatus } from '@/schemas/job-search/application-status'
import { interviewDayOf } from '@/schemas/job-search/interview-day'
import { calendarEvents } from '@/schemas/my-move/calendar-events'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { customView } from '@/engine/views/custom/custom-view'
import AddToCalendar from '@/screens/job-search/interview/AddToCalendar'
import InterviewDayPage from '@/screens/job-search/interview/InterviewDayPage'
import { tracker } from '@/screens/job-search/tracker'
import { buildApplication } from '../support/applications'
import { eventually } from '../support/eventually'
import { failOnConsoleError } from '../support/fail-on-console-error'
import { renderView, writeInAnotherTab } from '../support/render-view'

const downloadText = vi.hoisted(() => vi.fn<() => void>())
vi.mock('@/engine/download-text', () => ({ downloadText }))
failOnConsoleError()

const entry: HistoryEntry = {
  id: '1',
  kind: 'interview',
  day: addDays(calendarDay(), 11),
  time: '10:00 Pacific',
}

const TRACKER = '/app/job-search?tab=tracker&layout='

const open = async (layout: string, kept: HistoryEntry = entry) => {
  const record = buildApplication({ id: 'a', status: 'interview', history: [kept] })
  localStorage.setItem('jobApplications', JSON.stringify([record]))
  const { user } = await renderView(tracker, { address: `${TRACKER}${layout}` })
  const link = await screen.findByRole('link', { name: /^Add the (Time|Time Zone) of / })
  return { link, user }
}

it.each(['board', 'rows', 'cards'])(
  'An interview without a start time links to its form in the "%s" layout',
  async (layout) => {
    const { link, user } = await open(layout)
    expect(link.textContent).toMatch(/^Add the Time/)
    await user.click(link)
    const form = await screen.findByRole('form', { name: 'Edit Entry' })
    expect(within(form).getByDisplayValue('10:00 Pacific')).toBeTruthy()
  },
)

it('The interview form opens again after it was closed and its history collapsed', async () => {
  const { link, user } = await open('cards')
  await user.click(link)
  const form = await screen.findByRole('form', { name: 'Edit Entry' })
  await user.click(within(form).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('form', { name: 'Edit Entry' })).toBeNull()
  await user.click(screen.getByText('History'))
  await user.click(link)
  const again = await screen.findByRole('form', { name: 'Edit Entry' })
  expect(again.closest('details')?.open).toBe(true)
})

it('An interview without a time zone asks for it', async () => {
  const { link } = await open('cards', { ...entry, startTime: '10:00' })
  expect(link.textContent).toMatch(/^Add the Time Zone/)
})

it.each(['rejected', 'withdrawn'] as const)(
  'An interview of an application that is %s has no button, because its event is canceled',
  (status) => {
    const timed = { ...entry, startTime: '10:00', timeZone: 'America/Chicago' }
    const record = buildApplication({ id: 'a', status, history: [timed] })
    const { container } = render(
      <RepositoryProvider repository={createRepository()}>
        <AddToCalendar interview={{ record, entry: timed }} />
      </RepositoryProvider>,
    )
    expect(container.innerHTML).toBe('')
  },
)

it('An interview that was called off has no button on its Interview Day, which says so', async () => {
  const timed = { ...entry, startTime: '10:00', timeZone: 'America/Chicago' }
  const changed = (id: string, days: number, status: ApplicationStatus): HistoryEntry => ({
    id,
    kind: 'status',
    day: addDays(entry.day, days),
    status,
  })
  const closings = [changed('2', -5, 'withdrawn'), changed('3', 2, 'applied')]
  const open = async (history: HistoryEntry[]) => {
    localStorage.setItem(
      'jobApplications',
      JSON.stringify([buildApplication({ id: 'a', history })]),
    )
    const view = customView(InterviewDayPage, 'A view of a test')
    const { unmount } = await renderView(view, { address: interviewDayOf('a', timed.id) })
    await screen.findByText('Questions to Ask')
    const shown = {
      isOff: screen.queryByText('Called off') !== null,
      hasButton: screen.queryByRole('button', { name: /^Add to Calendar/ }) !== null,
    }
    unmount()
    return shown
  }
  expect(await open([timed])).toEqual({ isOff: false, hasButton: true })
  expect(await open([timed, ...closings])).toEqual({ isOff: true, hasButton: false })
})

it.each([calendarEvents.key, `${calendarEvents.key}.unreadable.5`])(
  'While the events of earlier files cannot be read (%s), no file is made that a calendar could ignore',
  async (name) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    localStorage.setItem(name, '{"cut')
    const timed = { ...entry, startTime: '10:00', timeZone: 'America/Chicago' }
    const record = buildApplication({ id: 'a', status: 'interview', history: [timed] })
    render(
      <RepositoryProvider repository={createRepository()}>
        <AddToCalendar interview={{ record, entry: timed }} />
      </RepositoryProvider>,
    )
    downloadText.mockClear()
    fireEvent.click(screen.getByRole('button', { name: /^Add to Calendar/ }))
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Some of your saved data cannot be read, .* It was not made\. Open Settings/,
    )
    expect(downloadText).not.toHaveBeenCalled()
    expect(localStorage.getItem(name)).toBe('{"cut')
    // The repository reports the unreadable text.
    logged.mockClear()
  },
)

describe('The card of an application with a video call', () => {
  const openCard = async (day: string) => {
    const link = 'https://meet.example.com/abc'
    const call = { ...entry, day, startTime: '10:00', timeZone: 'America/Chicago', link }
    const record = buildApplication({ id: 'a', status: 'interview', history: [call] })
    localStorage.setItem('jobApplications', JSON.stringify([record]))
    const { user } = await renderView(tracker, { address: `${TRACKER}cards` })
    await screen.findByText('History')
    // The history has the link too.
    const joins = screen
      .queryAllByRole('link', { name: /^Join the Video Call for / })
      .filter((one) => !one.closest('details'))
    return { user, record, joins: joins.map((one) => one.getAttribute('href')) }
  }

  it('links to an upcoming call', async () => {
    const { joins } = await openCard(entry.day)
    expect(joins).toEqual(['https://meet.example.com/abc'])
  })

  it('does not link to a past call', async () => {
    vi.stubEnv('TZ', 'America/Chicago')
    const { joins } = await openCard(addDays(calendarDay(), -1))
    expect(joins).toEqual([])
  })

  it('shows and announces that the calendar file was downloaded', async () => {
    const { user } = await openCard(entry.day)
    const message = 'Calendar file downloaded. Open it to add the interview.'
    expect(screen.queryByText(message)).toBeNull()
    await user.click(await screen.findByRole('button', { name: /^Add to Calendar/ }))
    // Once on the card and once in the live region.
    await eventually(() => expect(screen.getAllByText(message)).toHaveLength(2))
  })

  it('no longer says so once the interview has another time, because the file has the old one', async () => {
    const { user, record } = await openCard(entry.day)
    await user.click(await screen.findByRole('button', { name: /^Add to Calendar/ }))
    const card = within(screen.getAllByRole('listitem')[0] ?? document.body)
    await card.findByText(/^Calendar file downloaded/)
    const history = record.history.map((one) => ({ ...one, startTime: '15:00' }))
    act(() => writeInAnotherTab('jobApplications', [{ ...record, history }]))
    await eventually(() => expect(card.queryByText(/^Calendar file downloaded/)).toBeNull())
  })
})
