import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { offerNote } from '@/screens/job-search/offer-note'
import { tracker } from '@/screens/job-search/tracker'
import { workRecord } from '@/schemas/my-work/work'
import { buildApplication } from '../support/applications'
import { failOnConsoleError } from '../support/fail-on-console-error'
import { renderView } from '../support/render-view'
import { buildWork } from '../support/work'

failOnConsoleError()

it.each(['board', 'rows'])(
  'A small card in the "%s" layout has no label above a single button',
  async (layout) => {
    const offer = buildApplication({ id: 'a', status: 'offer' })
    localStorage.setItem('jobApplications', JSON.stringify([offer]))
    await renderView(tracker, { address: `/app/job-search?tab=tracker&layout=${layout}` })
    await screen.findByRole('button', { name: /^I Took This Job/ })
    expect(screen.queryByText(`${offerNote.label}:`)).toBeNull()
  },
)

it('An offer of a former employer can be taken, as What Now asks', async () => {
  const offer = buildApplication({ id: 'a', status: 'offer' })
  const former = buildWork({ title: offer.position, organization: offer.company, end: '2024-06' })
  localStorage.setItem('jobApplications', JSON.stringify([offer]))
  localStorage.setItem(workRecord.key, JSON.stringify([former]))
  await renderView(tracker, { address: '/app/job-search?tab=tracker' })
  await screen.findByRole('button', { name: /^I Took This Job/ })
  expect(screen.queryByRole('link', { name: 'See It in My Work' })).toBeNull()
})

it('A job that was taken for a fixed term is the one in My Work until its last month', async () => {
  const offer = buildApplication({ id: 'a', status: 'offer' })
  const job = buildWork({ title: offer.position, organization: offer.company, end: '2100-06' })
  localStorage.setItem('jobApplications', JSON.stringify([offer]))
  localStorage.setItem(workRecord.key, JSON.stringify([job]))
  await renderView(tracker, { address: '/app/job-search?tab=tracker' })
  await screen.findByRole('link', { name: 'See It in My Work' })
  expect(screen.queryByRole('button', { name: /^I Took This Job/ })).toBeNull()
})
