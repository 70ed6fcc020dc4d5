import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { formName, readDraft } from '@/engine/form/drafts'
import { readStoredDrafts } from '@/engine/form/drafts-storage'
import { NEW_ID } from '@/engine/model/record-id'
import { ClippedPosting } from '@/screens/job-search/clip/ClippedPosting'

afterEach(() => window.history.replaceState(null, '', '/'))

const added = (title: string) => `#add=${encodeURIComponent(JSON.stringify({ title }))}`

it('A second posting sent to the same tab is shown first with the focus, and the first one once a person has chosen', async () => {
  window.history.replaceState(null, '', added('Clerk'))
  render(<ClippedPosting />)
  await screen.findByText('Clerk')

  window.location.hash = added('Nurse')
  await screen.findByText('Nurse')
  expect(screen.queryByText('Clerk')).toBeNull()
  expect(screen.getByRole('heading', { name: 'A Posting Came Over' })).toBe(document.activeElement)
  expect(window.location.hash).toBe('')

  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await screen.findByText('Clerk')
  expect(screen.queryByText('Nurse')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(readStoredDrafts().size).toBe(0)
})

it('A posting that is sent twice is asked about once', async () => {
  window.history.replaceState(null, '', added('Clerk'))
  render(<ClippedPosting />)
  await screen.findByText('Clerk')
  window.location.hash = added('Clerk')
  await waitFor(() => expect(window.location.hash).toBe(''))
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('Clerk')).toBeNull()
})

it.each([
  ['Discard', added('Clerk')],
  ['Close', '#add=nothing'],
])('“%s” moves the focus to the page’s title', async (name, hash) => {
  window.history.replaceState(null, '', hash)
  render(
    <main>
      <h1 tabIndex={-1}>Job Search Hub</h1>
      <ClippedPosting />
    </main>,
  )
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

describe.each([
  ['the bookmark', added('Clerk')],
  ['a share', '/?tab=tracker&addTitle=Clerk'],
])('A posting from %s', (_, url) => {
  /** Shows the posting, and leaves the tab before a button is pressed. */
  async function leaveTab() {
    window.history.replaceState(null, '', url)
    const { unmount } = render(<ClippedPosting />)
    await screen.findByText('Clerk')
    unmount()
  }

  it('is shown again after a reload or a change of tab, without the focus', async () => {
    await leaveTab()
    await waitFor(() => expect(readStoredDrafts().size).toBe(1))
    render(<ClippedPosting />)
    await screen.findByText('Clerk')
    expect(document.activeElement).toBe(document.body)
  })

  it('is not shown again once a person has chosen', async () => {
    await leaveTab()
    const { unmount } = render(<ClippedPosting />)
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    unmount()
    expect(readStoredDrafts().size).toBe(0)
    const { container } = render(<ClippedPosting />)
    expect(container.textContent).toBe('')
  })
})

it.each(['{"title": 1}', 'x'.repeat(100_000)])(
  'An invalid posting in the URL changes nothing and shows a message with the focus',
  async (text) => {
    window.history.replaceState(null, '', `#add=${encodeURIComponent(text)}`)
    render(<ClippedPosting />)
    const message = await screen.findByText(/no job posting that can be read/)
    await waitFor(() => expect(document.activeElement).toBe(message))
    expect(window.location.hash).toBe('')
    expect(localStorage.length).toBe(0)
  },
)

it('One of several postings can be chosen, and fills in the form', async () => {
  const postings = ['Clerk', 'Nurse'].map((title) => ({
    '@type': 'JobPosting',
    title,
    hiringOrganization: { name: 'Harbor Clinic' },
  }))
  const clip = JSON.stringify({ title: 'Jobs', url: 'https://jobs.example/', postings })
  window.history.replaceState(null, '', `#add=${encodeURIComponent(clip)}`)
  render(<ClippedPosting />)
  await screen.findByRole('heading', { name: '2 Postings Came Over' })
  await userEvent.click(screen.getByRole('radio', { name: 'Nurse at Harbor Clinic' }))
  await userEvent.click(screen.getByRole('button', { name: 'I Applied' }))
  expect(readDraft(formName('jobApplications', NEW_ID))).toMatchObject({ position: 'Nurse' })
})
