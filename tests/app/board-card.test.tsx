import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addDays, calendarDay, formatDay, formatWeekday } from '@/engine/calendar-day'
import { tracker } from '@/screens/job-search/tracker'
import { buildApplication } from '../support/applications'
import { renderView } from '../support/render-view'
import { stubScreen } from '../support/toy-look'

const interview = { id: 'a', kind: 'interview' as const, day: addDays(calendarDay(), 5) }
const interviewText = `Interview on ${formatDay(interview.day)}`

async function open(history: readonly object[]) {
  stubScreen({ isWide: false })
  const application = { ...buildApplication({ status: 'interview' }), history }
  localStorage.setItem('jobApplications', JSON.stringify([application]))
  await renderView(tracker, { address: '/?layout=board' })
  return screen.findByRole('combobox', { name: /^Status: / })
}

it('On the board, the status badge is hidden from screen readers; its select announces the status', async () => {
  const select = await open([interview])
  expect(select).toHaveProperty('value', 'interview')
  const badge = screen.getByText('Scheduled').closest('[aria-hidden]')
  expect(badge?.parentElement?.contains(select)).toBe(true)
})

it('A small card does not repeat the next interview as its last history entry', async () => {
  await open([interview])
  screen.getByText(formatWeekday(interview.day))
  expect(screen.queryByText(interviewText)).toBeNull()
})

it('A small card shows its last history entry if that is not the next interview', async () => {
  const second = { ...interview, id: 'b', day: addDays(calendarDay(), 9) }
  await open([interview, second])
  expect(screen.queryByText(interviewText)).toBeNull()
  screen.getByText(`Interview on ${formatDay(second.day)}`)
})
