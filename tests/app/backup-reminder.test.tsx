import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearTabState } from '@/engine/page-store'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { afterBackup, afterChange, backupLog, type BackupLog } from '@/schemas/account/backup-log'
import { BackupReminder } from '@/screens/account/user-data/backup/BackupReminder'

// `reminder.test.ts` tests when a reminder is due; this file tests what the dashboard shows.

const now = '2026-11-21T12:00:00.000Z'
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.parse(now) - days * DAY_MS).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  // jsdom identifies itself as Safari.
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Google Inc.')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open(log: BackupLog) {
  localStorage.setItem('backupLog', JSON.stringify(log))
  const repository = createRepository()
  const dashboard = (
    <RepositoryProvider repository={repository}>
      <main>
        <h1 tabIndex={-1}>Welcome</h1>
        <BackupReminder />
      </main>
    </RepositoryProvider>
  )
  let rendered = render(dashboard)
  /** Opens another page and comes back to the dashboard. */
  const comeBack = () => {
    rendered.unmount()
    rendered = render(dashboard)
  }
  return { user: userEvent.setup(), log: () => repository.load(backupLog), repository, comeBack }
}

const reminder = () => screen.queryByRole('heading', { name: 'Time for a Backup' })
/** Also fails while the code of the reminder is loading. */
const expectNothingShown = () => expect(screen.getByRole('main').children).toHaveLength(1)
const homeScreen = /tap Share, then Add to Home Screen/

it('“Not Now” hides the reminder, records when, and moves the focus to the title', async () => {
  const { user, log } = open({ changes: 25 })
  await user.click(await screen.findByRole('button', { name: 'Not Now' }))
  await waitFor(() => expect(reminder()).toBeNull())
  expect(log()).toEqual({ changes: 25, dismissedAt: now })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

describe('After 10 changes', () => {
  it('Safari shows the reminder, mentions the Home Screen and records the visit', async () => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.')
    const { log } = open({ changes: 10 })
    await screen.findByRole('heading', { name: 'Time for a Backup' })
    screen.getByText(homeScreen)
    await waitFor(() => expect(log()).toEqual({ changes: 10, visitedAt: now }))
  })

  it.each([
    ['another browser', 'Google Inc.', false],
    ['Safari from the Home Screen', 'Apple Computer, Inc.', true],
  ])('%s shows no reminder', (_name, vendor, matches) => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor)
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(matchMedia(''), { matches }))
    open({ changes: 10 })
    expectNothingShown()
  })
})

it('Another browser does not mention the Home Screen', async () => {
  open({ changes: 20 })
  await screen.findByRole('heading', { name: 'Time for a Backup' })
  expect(screen.queryByText(homeScreen)).toBeNull()
})

describe('After days away, Safari shows the reminder', () => {
  const away = { changes: 3, changedSince: daysAgo(7), visitedAt: daysAgo(6) }
  const expectVisitRecorded = (log: () => BackupLog) =>
    waitFor(() => expect(log().visitedAt).toBe(new Date().toISOString()))

  beforeEach(
    () => void vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.'),
  )

  it('each time the dashboard opens, in a new tab too, until “Not Now”', async () => {
    const { user, log, comeBack } = open(away)
    await screen.findByText(/Good to see you again/)
    await expectVisitRecorded(log)
    clearTabState()
    comeBack()
    await screen.findByText(/Good to see you again/)
    await user.click(screen.getByRole('button', { name: 'Not Now' }))
    await waitFor(() => expect(reminder()).toBeNull())
    comeBack()
    expectNothingShown()
  })

  it('until a backup, even if something has changed since', async () => {
    const { log, repository, comeBack } = open(away)
    await screen.findByText(/Good to see you again/)
    await expectVisitRecorded(log)
    await act(() =>
      repository.update(backupLog, (current) =>
        afterChange(afterBackup(current, new Date()), new Date()),
      ),
    )
    expect(reminder()).toBeNull()
    comeBack()
    expectNothingShown()
  })

  it('but not while the dashboard stays open, nor after a backup made then', async () => {
    const { log, repository, comeBack } = open({ ...away, visitedAt: daysAgo(1) })
    await expectVisitRecorded(log)
    vi.setSystemTime(Date.parse(now) + 6 * DAY_MS)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expectNothingShown()
    comeBack()
    await screen.findByText(/Good to see you again/)
    await act(() => repository.update(backupLog, (current) => afterBackup(current, new Date())))
    comeBack()
    await act(() => repository.update(backupLog, (current) => afterChange(current, new Date())))
    expectNothingShown()
  })

  it('even if the page stayed open in the meantime', async () => {
    const { log, comeBack } = open({ ...away, visitedAt: daysAgo(1) })
    await expectVisitRecorded(log)
    expectNothingShown()
    vi.setSystemTime(Date.parse(now) + 5 * DAY_MS)
    comeBack()
    await screen.findByText(/Good to see you again/)
  })
})

it('“Not Now” hides a reminder that came while the dashboard stayed open for days', async () => {
  const { user } = open({ changes: 5, changedSince: daysAgo(28) })
  expectNothingShown()
  vi.setSystemTime(Date.parse(now) + 2 * DAY_MS)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await user.click(await screen.findByRole('button', { name: 'Not Now' }))
  await waitFor(() => expect(reminder()).toBeNull())
})
