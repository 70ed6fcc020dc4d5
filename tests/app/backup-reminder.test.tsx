import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { backupLog, type BackupLog } from '@/schemas/account/backup-log'
import { BackupReminder } from '@/screens/account/user-data/backup/BackupReminder'

// When a reminder is due is in `reminder.test.ts`; here is what the dashboard makes of it.

const now = '2026-11-21T12:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  // jsdom says that it is Safari.
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Google Inc.')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open(log: BackupLog) {
  localStorage.setItem('backupLog', JSON.stringify(log))
  const repository = createRepository()
  render(
    <RepositoryProvider repository={repository}>
      <main>
        <h1 tabIndex={-1}>Welcome</h1>
        <BackupReminder />
      </main>
    </RepositoryProvider>,
  )
  return { user: userEvent.setup(), log: () => repository.load(backupLog) }
}

const reminder = () => screen.queryByRole('heading', { name: 'Time for a Backup' })
const homeScreen = /tap Share, then Add to Home Screen/

it('“Not Now” takes the reminder away, notes when, and moves the focus to the title', async () => {
  const { user, log } = open({ changes: 25 })
  await user.click(await screen.findByRole('button', { name: 'Not Now' }))
  await waitFor(() => expect(reminder()).toBeNull())
  expect(log()).toEqual({ changes: 25, dismissedAt: now })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

describe('After 10 changes', () => {
  it('Safari reminds, tells of the Home Screen and notes the visit', async () => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.')
    const { log } = open({ changes: 10 })
    await screen.findByRole('heading', { name: 'Time for a Backup' })
    screen.getByText(homeScreen)
    await waitFor(() => expect(log()).toEqual({ changes: 10, visitedAt: now }))
  })

  it.each([
    ['another browser', 'Google Inc.', false],
    ['Safari from the Home Screen', 'Apple Computer, Inc.', true],
  ])('%s does not', (_name, vendor, matches) => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor)
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(matchMedia(''), { matches }))
    open({ changes: 10 })
    expect(screen.getByRole('main').children).toHaveLength(1)
  })
})

it('Another browser says nothing of the Home Screen', async () => {
  open({ changes: 20 })
  await screen.findByRole('heading', { name: 'Time for a Backup' })
  expect(screen.queryByText(homeScreen)).toBeNull()
})
