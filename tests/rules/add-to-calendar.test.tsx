import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addDays, calendarDay } from '@/engine/calendar-day'
import type { HistoryEntry } from '@/schemas/job-search/application-history'
import { tracker } from '@/screens/job-search/tracker'
import { buildApplication } from '../support/applications'
import { failOnConsoleError } from '../support/fail-on-console-error'
import { renderView } from '../support/render-view'

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
  const link = await screen.findByRole('link', { name: /^Add the (Start Time|Time Zone) of / })
  return { link, user }
}

it.each(['board', 'rows', 'cards'])(
  'An interview without a time leads from the layout "%s" to its form',
  async (layout) => {
    const { link, user } = await open(layout)
    expect(link.textContent).toMatch(/^Add the Start Time/)
    await user.click(link)
    const form = await screen.findByRole('form', { name: 'Edit Entry' })
    expect(within(form).getByDisplayValue('10:00 Pacific')).toBeTruthy()
  },
)

it('The form of an interview opens again after it was closed and its history folded', async () => {
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

it('An interview whose time has no zone asks for that', async () => {
  const { link } = await open('cards', { ...entry, startTime: '10:00' })
  expect(link.textContent).toMatch(/^Add the Time Zone/)
})
