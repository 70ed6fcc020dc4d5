import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { offerNote } from '@/screens/job-search/offer-note'
import { tracker } from '@/screens/job-search/tracker'
import { workList } from '@/screens/my-work/work-list'
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

it('A job that was taken is the one in My Work, even under a shorter title', async () => {
  const offer = buildApplication({ id: 'a', status: 'offer', location: 'Norfolk, VA' })
  localStorage.setItem('jobApplications', JSON.stringify([offer]))
  const { user, unmount } = await renderView(tracker, { address: '/app/job-search?tab=tracker' })
  await user.click(await screen.findByRole('button', { name: /^I Took This Job/ }))
  unmount()
  const work = await renderView(workList, { address: '/app/work?edit=new' })
  const form = within(await screen.findByRole('form', { name: 'Add Work' }))
  expect(form.getByLabelText(/^State or Region/)).toHaveProperty('value', 'VA')
  expect(localStorage.getItem(workRecord.key)).toBeNull()
  await user.clear(form.getByRole('textbox', { name: /^Job Title/ }))
  await user.type(form.getByRole('textbox', { name: /^Job Title/ }), 'RN')
  await user.selectOptions(form.getByRole('combobox', { name: 'Start month' }), 'March')
  await user.type(form.getByRole('textbox', { name: 'Start year' }), '2020')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 3, name: 'RN' })
  work.unmount()
  await renderView(tracker, { address: '/app/job-search?tab=tracker' })
  await screen.findByRole('link', { name: 'See It in My Work' })
  expect(screen.queryByRole('button', { name: /^I Took This Job/ })).toBeNull()
})
