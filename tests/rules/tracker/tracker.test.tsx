import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, formatDay } from '@/engine/calendar-day'
import { saved } from '@/screens/job-search/saved-for-later'
import { tracker } from '@/screens/job-search/tracker'
import { buildApplication, buildSavedPosting } from '../../support/applications'
import { setToday } from '../../support/days'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { heldLocks } from '../../support/held-locks'
import { renderView, writeInAnotherTab } from '../../support/render-view'

failOnConsoleError()

const today = '2026-11-23'
beforeEach(() => setToday(today))

const store = (key: string, records: readonly object[]) =>
  localStorage.setItem(key, JSON.stringify(records))
const nurse = buildApplication({ id: 'nurse', position: 'Nurse', dateApplied: '2026-11-02' })
const press = (name: string | RegExp) => screen.findByRole('button', { name })

it('The empty tracker leads to the import of a spreadsheet', async () => {
  await renderView(tracker, { address: '/' })
  const link = await screen.findByRole('link', { name: 'Bring In Your Spreadsheet' })
  expect(link.getAttribute('href')).toMatch(/\?tab=tracker&page=import$/)
})

it('Rarely used fields are collapsed until one of them has a value, and the search finds it', async () => {
  store('jobApplications', [nurse, buildApplication({ id: '2', position: 'Clerk' })])
  const { user } = await renderView(tracker, { address: '/?edit=nurse' })
  const form = () => within(screen.getByRole('form', { name: 'Edit Application' }))
  await screen.findByRole('form', { name: 'Edit Application' })
  const text = () => form().getByRole('textbox', { name: 'Posting Text', hidden: true })
  expect(text().closest('details')?.open).toBe(false)
  await user.click(text())
  await user.paste('Night shift, three days a week.')
  await user.click(form().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())

  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'night shift')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Clerk' })).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Edit Nurse/ }))
  await screen.findByRole('form', { name: 'Edit Application' })
  expect(text().closest('details')?.open).toBe(true)
  expect(text()).toHaveProperty('value', 'Night shift, three days a week.')
})

it.each([
  ['an application', tracker, 'jobApplications', nurse],
  ['a saved posting', saved, 'savedPostings', buildSavedPosting()],
] as const)(
  'The card of %s says that its next action is overdue from the day after its date',
  async (_, view, key, record) => {
    const from = (days: number) => addDays(today, days)
    store(key, [
      { ...record, id: '1', nextAction: 'Call Dana', nextActionDate: from(-1) },
      { ...record, id: '2', nextAction: 'Call Ana', nextActionDate: from(0) },
    ])
    await renderView(view, { address: '/' })
    const [flag, ...others] = await screen.findAllByText('Next Action Overdue')
    expect(others).toEqual([])
    const card = within(flag!.closest('li')!)
    card.getByText('Call Dana')
    card.getByText(formatDay(from(-1)))
  },
)

it('The card of an application asks to check a date applied after today', async () => {
  const from = (days: number) => addDays(today, days)
  store('jobApplications', [
    { ...nurse, id: '1', dateApplied: from(1) },
    { ...nurse, id: '2', dateApplied: from(0) },
  ])
  await renderView(tracker, { address: '/' })
  const [flag, ...others] = await screen.findAllByText('Check Date Applied')
  expect(others).toEqual([])
  within(flag!.closest('li')!).getByText(formatDay(from(1)))
})

it('An edit after an interview was held does not ask when the interview is', async () => {
  const history = [
    { id: '1', kind: 'status' as const, status: 'interview' as const, day: '2026-11-16' },
    { id: '2', kind: 'interview' as const, day: '2026-11-20' },
  ]
  store('jobApplications', [{ ...nurse, status: 'interview', history }])
  const { user } = await renderView(tracker, { address: '/?edit=nurse' })
  const form = within(await screen.findByRole('form', { name: 'Edit Application' }))
  await user.type(form.getByRole('textbox', { name: 'Notes' }), 'Ask about the night shift.')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Ask about the night shift.')
  const title = screen.getByRole('heading', { name: 'Nurse' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.queryByRole('form')).toBeNull()
})

describe('Quiet applications', () => {
  const dateApplied = addDays(today, -40)
  const quiet = ['Teacher', 'Clerk'].map((position) =>
    buildApplication({ id: position, position, dateApplied }),
  )
  const closed = buildApplication({ id: '4', position: 'Cook', dateApplied, status: 'withdrawn' })

  /** Closes the quiet applications together. */
  async function closeAll() {
    store('jobApplications', [{ ...nurse, dateApplied: today }, ...quiet, closed])
    const rendered = await renderView(tracker, { address: '/' })
    await rendered.user.click(await press('Quiet for 30 days (2)'))
    await rendered.user.click(await press('Close All 2'))
    const message = await screen.findByText('2 job applications set to Rejected.', {
      selector: '[tabindex]',
    })
    await waitFor(() => expect(document.activeElement).toBe(message))
    const stored = () => localStorage.getItem('jobApplications')
    expect(stored()).toContain('"text":"No answer"')
    return { ...rendered, stored }
  }

  it('can be closed together with their reason, and Undo moves the focus to the heading', async () => {
    const { user, stored } = await closeAll()
    await user.click(await press('Undo'))
    const heading = screen.getByRole('heading', { name: 'Your Applications' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(stored()).not.toContain('history')
    expect(stored()).not.toContain('rejected')
  })

  it('are not reported as changed since if Undo is pressed twice', async () => {
    const { waitingCount, releaseNext } = heldLocks()
    const closing = closeAll()
    await releaseNext()
    const { user, stored } = await closing
    await user.dblClick(await press('Undo'))
    await releaseNext()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    expect(waitingCount()).toBe(0)
    expect(stored()).not.toContain('rejected')
    expect(screen.queryByText(/since then/)).toBeNull()
  })

  it('that another tab changed since they were closed are left as they are by Undo, which says so', async () => {
    const { user, repository, stored } = await closeAll()
    const changed = JSON.parse(stored() ?? '[]') as { id: string }[]
    writeInAnotherTab(
      'jobApplications',
      changed.map((one) => (one.id === 'Clerk' ? { ...one, status: 'offer' } : one)),
    )
    await user.click(await press('Undo'))
    const message = await screen.findByText(
      'Put back as it was, except for 1 that was changed or deleted since then.',
      { selector: '[tabindex]' },
    )
    await waitFor(() => expect(document.activeElement).toBe(message))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(repository.load(tracker.entity)).toMatchObject([
      { status: 'applied' },
      { status: 'applied' },
      { position: 'Clerk', status: 'offer' },
      { status: 'withdrawn' },
    ])
  })
})

describe('The form of a job that is already there', () => {
  const posting = buildSavedPosting({ id: '7', company: 'Harborline', position: 'Clerk' })

  it.each([
    ['acme  logistics, Inc.', /^You already have Nurse at Acme Logistics: Applied, applied on Nov/],
    ['harborline, inc.', 'You already saved Clerk at Harborline for later.'],
  ])('names the one at “%s,” and can still be saved', async (company, sentence) => {
    store('jobApplications', [nurse])
    store('savedPostings', [posting])
    const { user, repository } = await renderView(tracker, { address: '/?edit=new' })
    const form = within(await screen.findByRole('form'))
    await user.type(form.getByRole('textbox', { name: /^Company/ }), company)
    const position = typeof sentence === 'string' ? 'clerk' : 'nurse'
    await user.type(form.getByRole('textbox', { name: /^Position/ }), position)
    form.getByText(sentence)
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(repository.load(tracker.entity)).toHaveLength(2))
  })
})
