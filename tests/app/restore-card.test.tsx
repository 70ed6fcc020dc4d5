import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished } from 'vitest'
import { RestoreCard } from '@/screens/account/user-data/restore/RestoreCard'
import { onAnnouncement } from '@/engine/announcer'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { startRepository } from '@/engine/store/start'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { seal } from '@/screens/account/user-data/seal/seal'
import { applications } from '@/schemas/job-search/job-application'
import { archiveMove } from '@/schemas/my-move/move-archive'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import { buildApplication } from '../support/applications'
import { buildMove, nothingDone } from '../support/moves'
import { writeInAnotherTab } from '../support/render-view'
import { backupOf } from '../support/restore-card'

const analyst = buildApplication({ id: '1', position: 'Analyst' })
const nurse = buildApplication({ id: '2', position: 'Nurse' })
const teacher = buildApplication({ id: '3', position: 'Teacher' })

const backup = backupOf({ jobApplications: [analyst] })

/** Renders the card in a browser that has these applications. */
async function open(records: readonly unknown[]) {
  localStorage.setItem('jobApplications', JSON.stringify(records))
  const repository = createRepository()
  const stop = await startRepository(repository, [])
  render(
    <RepositoryProvider repository={repository}>
      <RestoreCard />
      <LiveRegion />
    </RepositoryProvider>,
  )
  onTestFinished(stop)
  const user = userEvent.setup()
  const choose = (file: File) => user.upload(screen.getByLabelText('Backup or export file'), file)
  return { user, choose }
}

const fileOf = (text: string) => new File([text], 'backup.json', { type: 'application/json' })
const stored = () => createRepository().load(applications)
const restoreButton = () => screen.findByRole('button', { name: 'Restore' })
const updatedMessage =
  'Your data here has changed since this preview opened. The preview is now up to date.'

describe('The preview of a restore', () => {
  it('says if it would change nothing', async () => {
    const { choose } = await open([analyst, nurse])
    await choose(fileOf(backup))
    await screen.findByText('Restoring it would change nothing here.')
  })

  it('does not say so if the file has something new', async () => {
    const { choose } = await open([nurse])
    await choose(fileOf(backup))
    await screen.findByText(/1 new/)
    expect(screen.queryByText('Restoring it would change nothing here.')).toBeNull()
  })

  it('of a move that was canceled here says that the newer one is kept and that its ticks change nothing', async () => {
    const move = buildMove({ reportDate: '2027-06-10' })
    const ended = { ...move, status: 'cancelled', updatedAt: '2026-11-25T18:00:00.000Z' }
    const next = buildMove({ id: '1795400000000', createdAt: '2026-11-26T18:00:00.000Z' })
    localStorage.setItem('moves', JSON.stringify([next, ended]))
    const event = {
      sequence: 0,
      day: '2027-01-04',
      title: 'A',
      note: '',
      isCancelled: false,
      changedAt: '2026-11-23T18:00:00.000Z',
    }
    const canceled = { ...event, sequence: 1, isCancelled: true }
    localStorage.setItem('calendarEvents', JSON.stringify({ a: canceled, b: event }))
    const { choose } = await open([])
    const entries = {
      moves: [move],
      checklistProgress: { a: { x: true } },
      calendarEvents: { a: event, b: event },
    }
    await choose(fileOf(backupOf(entries)))
    await restoreButton()
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toEqual(
      expect.arrayContaining([
        'moves: 1 newer here, kept',
        'checklist progress: no change here',
        'calendar events: 1 the same, 1 newer here, kept',
      ]),
    )
  })

  it('lists what a merge changes under a key that the file lacks', async () => {
    const earlier = buildMove({ id: '1', createdAt: '2025-06-01T18:00:00.000Z', status: 'done' })
    const archived = archiveMove(earlier, nothingDone, new Date(earlier.createdAt))
    localStorage.setItem('moves', JSON.stringify([buildMove(), earlier]))
    localStorage.setItem('moveArchive', JSON.stringify([archived]))
    const { choose } = await open([])
    await choose(fileOf(backupOf({ checklistProgress: { a: { x: true } } })))
    await restoreButton()
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toEqual(['checklist progress: no change here', 'earlier moves: 1 changed'])
    expect(screen.queryByText('Restoring it would change nothing here.')).toBeNull()
  })

  it('warns that Replace deletes or overwrites only what it does', async () => {
    localStorage.setItem('checklistProgress', JSON.stringify({ a: { x: true, y: true } }))
    localStorage.setItem('interviewNotes', JSON.stringify({ q1: 'Mine' }))
    localStorage.setItem('userProfile', JSON.stringify({ name: 'Ana', location: 'Texas' }))
    const { user, choose } = await open([analyst])
    const entries = {
      jobApplications: [analyst],
      checklistProgress: { a: { x: true, y: false } },
      interviewNotes: { q1: 'Mine', q2: 'New' },
      userProfile: { name: 'Ana', location: 'Ohio' },
    }
    await choose(fileOf(backupOf(entries)))
    await user.click(await screen.findByRole('radio', { name: /^Replace/ }))
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'profile1 item is different here and will be replaced.',
      'job applications: 1 the same',
      'checklist progress1 item is different here and will be replaced.',
      'interview notes: 1 new, 1 the same',
    ])
  })

  it('counts each item that Replace would uncheck, in every section', async () => {
    const items = Array.from({ length: 10 }, (_, index) => [`item${index}`, true])
    const section = Object.fromEntries(items) as Record<string, boolean>
    const here = { a: { ...section, open: false }, b: section, c: section }
    localStorage.setItem('checklistProgress', JSON.stringify(here))
    const { user, choose } = await open([])
    const tick = { item0: true }
    await choose(fileOf(backupOf({ checklistProgress: { a: tick, b: tick } })))
    await user.click(await screen.findByRole('radio', { name: /^Replace/ }))
    expect(screen.getByRole('listitem').textContent).toBe(
      'checklist progress28 items found only here will be deleted.',
    )
  })

  it('is updated, and says so, when another tab adds something that Replace would delete', async () => {
    const { user, choose } = await open([analyst, nurse])
    await choose(fileOf(backup))
    await user.click(await screen.findByRole('radio', { name: /^Replace/ }))
    screen.getByText('1 item found only here will be deleted: Nurse at Acme Logistics.')
    expect(screen.queryAllByText(updatedMessage)).toEqual([])

    writeInAnotherTab('jobApplications', [teacher, analyst, nurse])
    await screen.findByText(/^2 items found only here will be deleted: /)
    // Shown, and announced.
    expect(screen.getAllByText(updatedMessage)).toHaveLength(2)
    await user.click(await restoreButton())
    await waitFor(() => expect(stored()).toEqual([analyst]))
    await screen.findByText('Your data was restored.')
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^This file is/ })).toBeNull())
  })

  it('is compared again when Restore is pressed, so that no unseen change is made', async () => {
    const { user, choose } = await open([analyst, nurse])
    await choose(fileOf(backup))
    await user.click(await screen.findByRole('radio', { name: /^Replace/ }))
    // The storage event arrives a little later than the write of the other tab.
    const meanwhile = [teacher, analyst, nurse]
    localStorage.setItem('jobApplications', JSON.stringify(meanwhile))
    await user.click(await restoreButton())
    await screen.findByText(/^2 items found only here will be deleted: /)
    expect(screen.getAllByText(updatedMessage)).toHaveLength(2)
    expect(stored()).toEqual(meanwhile)
    await user.click(await restoreButton())
    await waitFor(() => expect(stored()).toEqual([analyst]))
    await screen.findByText('Your data was restored.')
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^This file is/ })).toBeNull())
  })

  it('is not restored by the second press of a double click if the first one updated it', async () => {
    const { user, choose } = await open([analyst, nurse])
    await choose(fileOf(backup))
    await user.click(await screen.findByRole('radio', { name: /^Replace/ }))
    const meanwhile = [teacher, analyst, nurse]
    localStorage.setItem('jobApplications', JSON.stringify(meanwhile))
    await user.dblClick(await restoreButton())
    await screen.findByText(/^2 items found only here will be deleted: /)
    expect(screen.getAllByText(updatedMessage)).toHaveLength(2)
    expect(stored()).toEqual(meanwhile)
  })

  it('says next to its buttons that Replace deletes, if it would', async () => {
    const { user, choose } = await open([analyst, nurse])
    await choose(fileOf(backup))
    const button = await restoreButton()
    const foot = button.closest('[data-foot=form]')
    expect(foot?.textContent).toBe('RestoreCancel')
    await user.click(await screen.findByRole('radio', { name: /^Replace/ }))
    expect(foot?.textContent).toMatch(
      /^Replace deletes 1 item found only here\. See the list above\./,
    )
    await user.click(await screen.findByRole('radio', { name: /^Merge/ }))
    expect(foot?.textContent).toBe('RestoreCancel')
  })

  it('says that Replace puts the file’s version in place of a record that was edited here', async () => {
    const edited = { ...analyst, notes: '', updatedAt: '2026-11-22T00:00:00.000Z' }
    const { user, choose } = await open([edited])
    await choose(fileOf(backup))
    await screen.findByText(
      'Merging would change nothing here: where an entry differs, the newer one is already here.',
    )
    screen.getByText(': 1 newer here, kept')
    const foot = (await restoreButton()).closest('[data-foot=form]')
    expect(foot?.textContent).toBe('RestoreCancel')
    await user.click(screen.getByRole('radio', { name: /^Replace/ }))
    screen.getByText('1 item is different here and will be replaced.')
    expect(foot?.textContent).toMatch(/^Replace overwrites 1 item\. See the list above\./)
    expect(screen.queryByText(/would change nothing here/)).toBeNull()
  })

  it('counts and names what Replace does to a list, not what a merge would do', async () => {
    const edit = (one: typeof analyst) => ({
      ...one,
      notes: 'Edited.',
      updatedAt: '2026-11-22T00:00:00.000Z',
    })
    const others = ['4', '5', '6', '7'].map((id) =>
      buildApplication({ id, position: `Clerk ${id}` }),
    )
    const welder = buildApplication({ id: '8', position: 'Welder' })
    const { user, choose } = await open([edit(analyst), teacher, nurse, ...others])
    await choose(fileOf(backupOf({ jobApplications: [analyst, edit(teacher), others[3], welder] })))
    await user.click(await screen.findByRole('radio', { name: /^Replace/ }))
    expect(screen.getByRole('listitem').textContent).toBe(
      'job applications: 1 new, 1 the same4 items found only here will be deleted: Nurse at Acme Logistics, Clerk 4 at Acme Logistics, Clerk 5 at Acme Logistics, and 1 more. 2 items are different here and will be replaced.',
    )
    const foot = (await restoreButton()).closest('[data-foot=form]')
    expect(foot?.textContent).toMatch(
      /^Replace deletes 4 items found only here and overwrites 2 items\. See the list above\./,
    )
  })

  it('announces that Replace restores a saved posting that has become an application', async () => {
    const savedAt = '2026-11-01T00:00:00.000Z'
    const saved = {
      ...savedPostings.schema.parse({ company: analyst.company, position: analyst.position }),
      ...{ id: analyst.id, createdAt: savedAt, updatedAt: savedAt },
    }
    const { user, choose } = await open([analyst])
    await choose(fileOf(backupOf({ savedPostings: [saved] })))
    await screen.findByText('Restoring it would change nothing here.')
    await user.click(screen.getByRole('radio', { name: /^Replace/ }))
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toContain('saved postings: 1 new')
    expect(screen.queryByText('Restoring it would change nothing here.')).toBeNull()
  })

  it('says what Replace only merges, because it must never go back', async () => {
    const { user, choose } = await open([])
    const event = { sequence: 1, day: '2027-02-21', title: 'Report', note: '', isCancelled: false }
    const calendarEvents = { a: { ...event, changedAt: '2026-11-20T00:00:00.000Z' } }
    localStorage.setItem('calendarEvents', JSON.stringify(calendarEvents))
    await choose(fileOf(backupOf({ calendarEvents: { b: calendarEvents.a } })))
    const note = 'Merged, not replaced: nothing here is deleted.'
    await screen.findByText('calendar events')
    expect(screen.queryByText(note)).toBeNull()
    await user.click(screen.getByRole('radio', { name: /^Replace/ }))
    expect(screen.getByRole('listitem').textContent).toBe(`calendar events: 1 new${note}`)
  })

  it('does not change when the same data is written again with other formatting', async () => {
    const { choose } = await open([analyst])
    await choose(fileOf(backup))
    await restoreButton()
    const announced: string[] = []
    onTestFinished(onAnnouncement((text) => announced.push(text)))
    localStorage.setItem('jobApplications', JSON.stringify([analyst], null, 2))
    window.dispatchEvent(new StorageEvent('storage', { key: 'jobApplications' }))
    // After a real change the preview has changed once.
    writeInAnotherTab('jobApplications', [analyst, nurse])
    await screen.findAllByText(updatedMessage)
    expect(announced).toEqual([updatedMessage])
  })
})

it('The focus is on the heading of the card when its buttons disappear: after Cancel, Restore and Undo', async () => {
  const { user, choose } = await open([])
  const file = fileOf(backupOf({ onboardingComplete: true, jobApplications: [analyst] }))
  const press = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }))
    const heading = screen.getByRole('heading', { name: 'Restore' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  }
  await choose(file)
  await restoreButton()
  // Data that the user entered is listed before the app's own.
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual(['job applications: 1 new', expect.stringMatching(/new$/)])
  await press('Cancel')
  expect(stored()).toEqual([])
  await choose(file)
  await press('Restore')
  await press('Undo the Restore')
  expect(stored()).toEqual([])
})

it('Undo says that it cannot be taken back where no version is kept', async () => {
  const { user, choose } = await open([])
  await choose(fileOf(backup))
  await user.click(await restoreButton())
  await screen.findByText(
    'Undo works until you close or reload this page, and cannot be taken back.',
  )
})

describe('A protected backup', () => {
  const passphrase = 'four calm words here'

  it('opens with the right passphrase, and the focus goes to the heading of the card', async () => {
    const { user, choose } = await open([])
    await choose(fileOf(await seal(backup, passphrase)))
    const field = await screen.findByLabelText('Passphrase')
    await user.type(field, `${passphrase}{Enter}`)
    await restoreButton()
    expect(field.isConnected).toBe(false)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Restore' })),
    )
  })

  it('announces each wrong passphrase, and the field keeps the focus', async () => {
    const { user, choose } = await open([])
    await choose(fileOf(await seal(backup, passphrase)))
    const field = await screen.findByLabelText('Passphrase')
    await user.click(screen.getByRole('button', { name: 'Open Backup' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Enter the passphrase.')
    await user.type(field, 'four calm words{Enter}')
    const wrong = await screen.findByText(/not the passphrase of this file/)
    expect(wrong.getAttribute('role')).toBe('alert')
    expect(document.activeElement).toBe(field)
  })
})

describe('A file that cannot be read', () => {
  it('shows an error and changes nothing, and the next file is read', async () => {
    const { choose } = await open([analyst])
    const gone = fileOf(backup)
    gone.text = () => Promise.reject(new DOMException('Not found.', 'NotFoundError'))
    await choose(gone)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('This file could not be read.')
    expect(alert.textContent).toContain('Nothing was changed.')
    expect(stored()).toEqual([analyst])
    await choose(fileOf(backup))
    await restoreButton()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is rejected by its size alone if it is too large, without being read', async () => {
    const { choose } = await open([analyst])
    const large = fileOf(backup)
    Object.defineProperty(large, 'size', { value: 32 * 1024 * 1024 + 1 })
    large.text = () => Promise.reject(new Error('It was read.'))
    await choose(large)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(
      'This file is too large to be a backup: the limit is 32 MB.',
    )
    expect(stored()).toEqual([analyst])
  })

  it('does not affect a file chosen after it', async () => {
    const { choose } = await open([])
    const slow = fileOf(backup)
    let fail = () => {}
    const reading = new Promise<string>((_, reject) => (fail = () => reject(new Error('Gone.'))))
    slow.text = () => reading
    await choose(slow)
    await choose(fileOf(backup))
    await restoreButton()
    fail()
    await expect(reading).rejects.toThrow('Gone.')
    await restoreButton()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
