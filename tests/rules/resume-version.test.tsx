import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { customView } from '@/engine/views/custom/custom-view'
import { jobApplication, applications } from '@/schemas/job-search/job-application'
import { comparedVersion, resumeVersion } from '@/schemas/job-search/resume-version'
import { groupsBy } from '@/screens/job-search/figures/figures'
import { tracker } from '@/screens/job-search/tracker'
import { MarkAsSent } from '@/screens/my-work/papers/MarkAsSent'
import { buildApplication, storedApplication } from '../support/applications'
import { heldLocks } from '../support/held-locks'
import { renderView, writeInAnotherTab } from '../support/render-view'
import { buildWork } from '../support/work'

const SENT = /^Federal Resume from My Work, \w{3} \d+, \d{4}: Data Analyst$/

function store(resume = '') {
  localStorage.setItem(
    'jobApplications',
    JSON.stringify([storedApplication({ id: '1', resumeVersion: resume })]),
  )
  localStorage.setItem('workRecord', JSON.stringify([buildWork()]))
}

describe('A resume version that is a paper of My Work', () => {
  it('names the paper, the day and the target role, if it is known', () => {
    expect(resumeVersion('federal', ' Program Analyst ', '2026-11-26')).toBe(
      'Federal Resume from My Work, Nov 26, 2026: Program Analyst',
    )
    expect(resumeVersion('resume', '', '2026-11-26')).toBe('Resume from My Work, Nov 26, 2026')
  })

  it('fits the field, however long the role is', () => {
    const version = resumeVersion('federal', '🩺'.repeat(100), '2026-11-26')
    const { resumeVersion: kept } = jobApplication.parse({
      ...buildApplication(),
      resumeVersion: version,
    })
    expect(kept).toBe(version)
  })

  it('is grouped in the figures with the other versions of its paper only', () => {
    const days = ['2026-11-24', '2026-11-25', '2026-11-26']
    expect(
      new Set(days.map((day) => comparedVersion(resumeVersion('resume', 'Nurse', day)))),
    ).toEqual(new Set(['Resume from My Work']))
    expect(comparedVersion('Resume from My Workshop')).toBe('Resume from My Workshop')
    const records = Array.from({ length: 10 }, (_, at) =>
      buildApplication({ resumeVersion: resumeVersion('resume', `Nurse ${at}`, '2026-11-26') }),
    )
    expect(groupsBy(records, 'resumeVersion').compared).toMatchObject([
      { name: 'Resume from My Work', sent: 10 },
    ])
  })
})

describe('The form of an application', () => {
  it('fills in the resume version from a paper, and stores it as plain text', async () => {
    store()
    const { user, repository } = await renderView(tracker, { address: '/?edit=1' })
    await user.click(
      await screen.findByRole('button', { name: 'Use Federal Resume from My Work', hidden: true }),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Resume Version').value).toMatch(SENT)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await expect.poll(() => repository.load(applications)[0]?.resumeVersion).toMatch(SENT)
  })

  it('offers no paper while My Work is empty', async () => {
    store()
    await renderView(tracker, { address: '/?edit=1' })
    const paper = { name: /from My Work/, hidden: true }
    await screen.findAllByRole('button', paper)
    act(() => writeInAnotherTab('workRecord', []))
    await waitFor(() => expect(screen.queryAllByRole('button', paper)).toEqual([]))
  })
})

describe('“Use for an Application” beside a paper', () => {
  const Paper = () => (
    <>
      <h2>Federal Resume</h2>
      <MarkAsSent paper="federal" />
    </>
  )
  const view = customView(Paper, 'For this test.')

  it('writes the paper into the application, and Undo puts back what was there', async () => {
    store('Version 3')
    const { user, repository } = await renderView(view)
    const version = () => repository.load(applications)[0]?.resumeVersion
    await user.click(await screen.findByText('Use for an Application'))
    expect(screen.getByText(/^Replaces .Version 3. in the resume version/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Mark as Sent' }))
    await expect.poll(version).toMatch(SENT)
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    await expect.poll(version).toBe('Version 3')
  })

  it('marks once if “Mark as Sent” is pressed twice, so that Undo still puts back what was there', async () => {
    const { releaseNext, waitingCount } = heldLocks()
    store('Version 3')
    const { user, repository } = await renderView(view)
    await user.click(await screen.findByText('Use for an Application'))
    await user.dblClick(screen.getByRole('button', { name: 'Mark as Sent' }))
    await releaseNext()
    const undo = await screen.findByRole('button', { name: /^Undo/ })
    expect(waitingCount()).toBe(0)
    await user.click(undo)
    await releaseNext()
    expect(repository.load(applications)[0]?.resumeVersion).toBe('Version 3')
  })

  it('keeps the preselected application if another tab adds one before it, until that one is closed', async () => {
    store()
    const { user, repository } = await renderView(view)
    await user.click(await screen.findByText('Use for an Application'))
    const select = screen.getByLabelText<HTMLSelectElement>('Application')
    const [first] = repository.load(applications)
    const other = storedApplication({ id: 'other', company: 'Other' })
    act(() => writeInAnotherTab('jobApplications', [other, first]))
    await waitFor(() => expect(select.options).toHaveLength(2))
    expect(select.value).toBe(first?.id)
    act(() => writeInAnotherTab('jobApplications', [other, { ...first, status: 'rejected' }]))
    await waitFor(() => expect(select.value).toBe('other'))
  })

  it('keeps the keyboard focus nearby after “Mark as Sent” and after Undo', async () => {
    store()
    const { user } = await renderView(view)
    await user.click(await screen.findByText('Use for an Application'))
    const focusedText = () => document.activeElement?.textContent
    screen.getByRole('button', { name: 'Mark as Sent' }).focus()
    await user.keyboard('{Enter}')
    await expect.poll(focusedText).toMatch(/^The tracker remembers/)
    await user.tab()
    await user.keyboard('{Enter}')
    await expect.poll(focusedText).toMatch(/^Fills in/)
  })

  it('is absent while no application is open', async () => {
    localStorage.setItem(
      'jobApplications',
      JSON.stringify([storedApplication({ status: 'rejected' })]),
    )
    await renderView(view)
    await screen.findByText('Federal Resume')
    expect(screen.queryByText('Use for an Application')).toBeNull()
  })
})
