import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { customView } from '@/engine/views/custom/custom-view'
import type { HistoryEntry } from '@/schemas/job-search/application-history'
import AddToCalendar from '@/screens/job-search/interview/AddToCalendar'
import { buildApplication } from '../support/applications'
import { failOnConsoleError } from '../support/fail-on-console-error'
import { renderView } from '../support/render-view'

failOnConsoleError()

const open = (entry: HistoryEntry) => {
  const record = buildApplication({ id: 'a', history: [entry] })
  return renderView(
    customView(() => <AddToCalendar interview={{ record, entry }} />, 'A view of a test'),
  )
}
const entry: HistoryEntry = { id: '1', kind: 'interview', day: '2026-12-08', time: '10:00 Pacific' }

it('An interview without a time of its own says how it gets into a calendar', async () => {
  await open(entry)
  expect(
    await screen.findByText('To add it to a calendar, add its time under History.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('An interview whose time has no zone says so too', async () => {
  await open({ ...entry, startTime: '10:00' })
  expect(await screen.findByText(/add its time zone under History\.$/)).toBeTruthy()
})
