import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import CopyNotice from '@/screens/account/user-data/health/CopyNotice'
import { lastRestore } from '@/screens/account/user-data/restore/last-restore'
import { RestoreCard } from '@/screens/account/user-data/restore/RestoreCard'
import VersionList from '@/screens/account/user-data/versions/VersionList'
import { clearTabState, usePageStore } from '@/engine/page-store'
import { moveUpdates, type Destination } from '@/screens/job-search/list/move-to-list'
import { addRecord } from '@/engine/store/records'
import { answerVersion, listVersions } from '@/engine/store/mirror/versions'
import { useRepository, RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { createRepository, type Repository } from '@/engine/store/repository'
import { startRepository } from '@/engine/store/start'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { afterBackup, afterChange, backupLog } from '@/schemas/account/backup-log'
import { applications } from '@/schemas/account/entities'
import { appliedTo, savedPostings } from '@/schemas/job-search/saved-posting'
import { currentMove, moves } from '@/schemas/my-move/move'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { skills } from '@/schemas/professional-dev/skill'
import { buildApplication } from '../support/applications'
import { stubIndexedDB } from '../support/fake-database'
import { heldLocks } from '../support/held-locks'
import { buildMove } from '../support/moves'
import { full, refuseWrites } from '../support/refuse-writes'
import { writeInAnotherTab } from '../support/render-view'
import { backupOf } from '../support/restore-card'

vi.mock('@/engine/store/mirror/versions', { spy: true })

const analyst = buildApplication({ id: '1', position: 'Analyst' })
const nurse = buildApplication({ id: '2', position: 'Nurse' })
const teacher = buildApplication({ id: '3', position: 'Teacher' })

beforeEach(() => {
  stubIndexedDB()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const backup = new File([backupOf({ jobApplications: [analyst] })], 'backup.json', {
  type: 'application/json',
})

function RecoveryPrompt() {
  const { mirror } = useRepository()
  const { undecidedVersion } = usePageStore(mirror.status)
  return (
    undecidedVersion && (
      <CopyNotice wasRestored={false} undecidedVersion={undecidedVersion} trouble={undefined} />
    )
  )
}

/** Opens the page, for the first time or after a reload. */
async function open() {
  const repository = createRepository()
  const stop = await startRepository(repository, [])
  const rendered = render(
    <RepositoryProvider repository={repository}>
      <main>
        <RecoveryPrompt />
        <h1 tabIndex={-1}>Settings</h1>
        <RestoreCard />
        <VersionList />
      </main>
      <LiveRegion />
    </RepositoryProvider>,
  )
  const close = () => {
    stop()
    rendered.unmount()
    clearTabState()
  }
  onTestFinished(close)
  return { repository, user: userEvent.setup(), close }
}

/** Opens the page with an earlier version whose text differs but whose data is the same as now. */
async function openWithSameVersion() {
  const before = await open()
  await store(before.repository, [nurse])
  await before.repository.replace(
    () => new Map([['jobApplications', JSON.stringify([nurse], null, 1)]]),
    'restore',
  )
  before.close()
  return open()
}

const store = (repository: Repository, list: typeof applications.empty) =>
  repository.update(applications, () => list)
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const stored = () => JSON.parse(localStorage.getItem('jobApplications') ?? 'null') as unknown
const versionButtons = () => screen.findAllByRole('button', { name: /^Compare or restore/ })

const nothingDifferent = 'Nothing was different, so nothing was changed.'

async function restoreFile(user: ReturnType<typeof userEvent.setup>, mode: RegExp) {
  await user.upload(screen.getByLabelText('Backup or export file'), backup)
  await user.click(await screen.findByRole('radio', { name: mode }))
  await press(user, 'Restore')
}

describe('The earlier versions', () => {
  it('are reloaded when another part of the page restores or undoes something', async () => {
    const { repository, user } = await open()
    await store(repository, [nurse])
    await restoreFile(user, /^Replace/)
    await screen.findByText('From before a restore')
    await press(user, 'Undo the Restore')
    await screen.findByText('From before a restore was undone')
    expect(await versionButtons()).toHaveLength(2)
  })

  it('show that a record was edited since then, and what Replace would do to it', async () => {
    const before = await open()
    await store(before.repository, [nurse])
    const edited = { ...nurse, notes: '', updatedAt: '2026-11-22T00:00:00.000Z' }
    await before.repository.replace(
      () => new Map([['jobApplications', JSON.stringify([edited])]]),
      'restore',
    )
    before.close()
    const { user } = await open()
    await screen.findByText('job applications: 1 different now')
    const [version] = await versionButtons()
    if (version) await user.click(version)
    await user.click(await screen.findByRole('radio', { name: /^Replace/ }))
    await screen.findByText('1 item is different here and will be replaced.')
  })

  it('show and announce that restoring one changed nothing', async () => {
    const { user } = await openWithSameVersion()
    const [version] = await versionButtons()
    if (version) await user.click(version)
    await press(user, 'Restore')
    expect(await screen.findAllByText(nothingDifferent)).toHaveLength(2)
  })

  it.each([
    ['in this tab', (repository: Repository) => store(repository, [nurse, teacher])],
    ['in another tab', () => writeInAnotherTab('jobApplications', [nurse, teacher])],
  ])('are compared again when something changes %s', async (_, change) => {
    const { repository } = await openWithSameVersion()
    // As on a page with a screen that reads the list.
    await repository.queryClient.fetchQuery(repository.queryOptions(applications))
    await screen.findByText('The same as now.')
    await change(repository)
    await screen.findByText('job applications: 1 added since then')
    expect(screen.queryByText('The same as now.')).toBeNull()
  })

  it('are all listed even if one cannot be read', async () => {
    const before = await open()
    await store(before.repository, [nurse])
    await before.repository.replace(() => new Map([['jobApplications', '[]']]), 'restore')
    await before.repository.replace(() => new Map([['jobApplications', null]]), 'restore')
    await (await before.repository.mirror.database()).put('versionTexts', 5 as never, 1)
    before.close()
    await open()
    await screen.findByText('This version could not be read. Nothing was changed.')
    expect(await versionButtons()).toHaveLength(2)
  })
})

describe('Earlier versions that cannot be listed', () => {
  it('are said to be unreadable just now, and are listed once the database answers', async () => {
    const before = await open()
    await store(before.repository, [nurse])
    await before.repository.replace(() => new Map([['jobApplications', '[]']]), 'restore')
    before.close()
    const recover = () => void vi.mocked(listVersions).mockReset()
    onTestFinished(recover)
    vi.mocked(listVersions).mockRejectedValue(new Error('No.'))
    await open()
    await screen.findByText(/^The earlier versions could not be read just now/)
    expect(screen.queryByText(/does not keep earlier versions/)).toBeNull()
    recover()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await versionButtons()).toHaveLength(1)
    expect(screen.queryByText(/could not be read just now/)).toBeNull()
  })

  it('are said not to be kept in a browser without a database', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await open()
    await screen.findByText(/^This browser does not keep earlier versions/)
  })
})

describe('An earlier version that cannot be read', () => {
  it('does not affect a version chosen after it', async () => {
    const before = await open()
    await store(before.repository, [nurse])
    for (const text of ['[]', null]) {
      await before.repository.replace(() => new Map([['jobApplications', text]]), 'restore')
    }
    before.close()
    const { repository, user } = await open()
    const [first, second] = await versionButtons()
    await waitFor(() => expect(screen.queryByText('Comparing…')).toBeNull())
    let fail = () => {}
    const lost = new Error('Lost.')
    const reading = new Promise<never>((_, reject) => (fail = () => reject(lost)))
    vi.spyOn(repository.mirror, 'withDatabase').mockReturnValueOnce(reading)
    if (first) await user.click(first)
    if (second) await user.click(second)
    await screen.findByRole('button', { name: 'Restore' })
    fail()
    await waitFor(() => expect(console.error).toHaveBeenCalledWith(expect.any(String), lost))
    await screen.findByRole('button', { name: 'Restore' })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('An earlier version that is restored', () => {
  it('does not count as a backup, because no file contains it', async () => {
    const before = await open()
    await store(before.repository, [nurse])
    await before.repository.replace(() => new Map([['jobApplications', null]]), 'restore')
    before.close()
    const { repository, user } = await open()
    const [version] = await versionButtons()
    if (version) await user.click(version)
    await press(user, 'Restore')
    await screen.findByText('Restored.')
    expect(repository.load(applications)).toHaveLength(1)
    expect(repository.load(backupLog).backedUpAt).toBeUndefined()
  })
})

describe('Undoing a restore', () => {
  it('is not called final if this browser can keep a version again, though it kept none before the restore', async () => {
    lastRestore.set({ before: new Map(), restoredAt: '2026-11-20T10:00:00.000Z', isPageOnly: true })
    await open()
    await screen.findByText('Undo works until you close or reload this page.')
  })

  it('also reverts, after a reload, that the file counted as a backup', async () => {
    const before = await open()
    await restoreFile(before.user, /^Replace/)
    await screen.findByText('Your data was restored.')
    await waitFor(() => expect(localStorage.getItem('backupLog')).toContain('backedUpAt'))
    before.close()
    const { user, repository } = await open()
    await press(user, 'Undo the Restore')
    await waitFor(() => expect(stored()).toBeNull())
    expect(repository.load(backupLog).backedUpAt).toBeUndefined()
  })

  it.each([
    ['on the same page', false],
    ['after a reload', true],
  ])('keeps a backup that was made since, and the count of changes: %s', async (_, reloads) => {
    let page = await open()
    await restoreFile(page.user, /^Replace/)
    await screen.findByText('Your data was restored.')
    await waitFor(() => expect(localStorage.getItem('backupLog')).toContain('backedUpAt'))
    const log = afterChange(afterBackup(backupLog.empty, new Date()), new Date())
    await page.repository.update(backupLog, () => log)
    if (reloads) {
      page.close()
      page = await open()
    }
    await press(page.user, 'Undo the Restore')
    await waitFor(() => expect(stored()).toBeNull())
    expect(page.repository.load(backupLog)).toEqual(log)
  })

  it.each([
    ['on the same page', false],
    ['after a reload', true],
  ])('counts the changes before and after the restore as not backed up: %s', async (_, reloads) => {
    let page = await open()
    const log = { changes: 3, changedSince: '2026-11-20T12:00:00.000Z' }
    await page.repository.update(backupLog, () => log)
    await restoreFile(page.user, /^Replace/)
    await screen.findByText('Your data was restored.')
    await waitFor(() => expect(localStorage.getItem('backupLog')).toContain('backedUpAt'))
    await page.repository.update(backupLog, (noted) => afterChange(noted, new Date()))
    if (reloads) {
      page.close()
      page = await open()
    }
    await press(page.user, 'Undo the Restore')
    await waitFor(() => expect(stored()).toBeNull())
    expect(page.repository.load(backupLog)).toEqual({ ...log, changes: 4 })
  })

  it('keeps the count of changes after a reload if the file did not count as a backup', async () => {
    const before = await open()
    await store(before.repository, [nurse])
    await restoreFile(before.user, /^Merge/)
    await screen.findByText('Your data was restored.')
    const log = afterChange(backupLog.empty, new Date())
    await before.repository.update(backupLog, () => log)
    before.close()
    const { user, repository } = await open()
    await press(user, 'Undo the Restore')
    await waitFor(() => expect(stored()).toHaveLength(1))
    expect(repository.load(backupLog)).toEqual(log)
  })

  it('brings a posting back that became an application since, also after a reload', async () => {
    const posting = savedPostings.schema.parse({ company: 'Bakery', position: 'Lead' })
    const saved = { ...posting, id: '7', createdAt: '2026-11-20T18:00:00.000Z' }
    localStorage.setItem('savedPostings', JSON.stringify([saved]))
    const before = await open()
    await restoreFile(before.user, /^Merge/)
    await screen.findByText('Your data was restored.')
    const applied: Destination = { to: applications, as: (_, today) => appliedTo(posting, today) }
    await before.repository.updateTogether(moveUpdates(savedPostings, saved.id, applied))
    expect(before.repository.load(savedPostings)).toEqual([])
    before.close()
    const { user, repository } = await open()
    await press(user, 'Undo the Restore')
    await waitFor(() => expect(repository.load(savedPostings)).toMatchObject([{ id: '7' }]))
    expect(repository.load(applications)).toEqual([])
  })

  it('is not offered after a reload if the restore failed', async () => {
    const before = await open()
    await store(before.repository, [nurse, teacher])
    refuseWrites(full(), (key, text) => key === 'jobApplications' && text.includes('Analyst'))
    await restoreFile(before.user, /^Replace/)
    await screen.findByText(/Your browser’s storage is full/)
    before.close()
    await open()
    await screen.findByText(/^There are none yet/)
    expect(screen.queryByText('Your data was restored.')).toBeNull()
  })

  it('can be retried after it failed for lack of space', async () => {
    const { repository, user } = await open()
    await store(repository, [nurse, teacher])
    await restoreFile(user, /^Replace/)
    await screen.findByText('Your data was restored.')
    const isTeacher = (key: string, text: string) =>
      key === 'jobApplications' && text.includes('Teacher')
    const refusal = refuseWrites(full(), isTeacher)
    await press(user, 'Undo the Restore')
    await screen.findByText(/Your browser’s storage is full/)
    expect(repository.load(applications)).toEqual([analyst])
    refusal.mockRestore()
    await press(user, 'Undo the Restore')
    await waitFor(() => expect(repository.load(applications)).toEqual([nurse, teacher]))
    await waitFor(() => expect(screen.queryByText(/Your browser’s storage is full/)).toBeNull())
  })

  it('is not offered if the restore changed nothing, and the page shows and announces that', async () => {
    const { repository, user } = await open()
    await store(repository, [analyst])
    await repository.update(backupLog, (log) => afterBackup(log, new Date(2026, 10, 22)))
    await restoreFile(user, /^Merge/)
    expect(await screen.findAllByText(nothingDifferent)).toHaveLength(2)
    expect(screen.queryByText('Your data was restored.')).toBeNull()
  })

  it('shows the time that Undo returns to; a later restore without changes keeps it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 1, 10, 4) })
    onTestFinished(() => void vi.useRealTimers())
    const before = await open()
    await store(before.repository, [nurse])
    await restoreFile(before.user, /^Merge/)
    await screen.findByText(/as it was on Jun 1, 2026, 10:04 AM\./)
    before.close()
    vi.setSystemTime(new Date(2026, 10, 29, 9, 0))
    const { user } = await open()
    await restoreFile(user, /^Merge/)
    await screen.findAllByText(nothingDifferent)
    await screen.findByText(/as it was on Jun 1, 2026, 10:04 AM\./)
  })

  it('keeps what was changed since then in lists that the restore left alone, as its notice says', async () => {
    const { repository, user } = await open()
    await restoreFile(user, /^Merge/)
    await screen.findByText(
      /changes made since then in the lists and forms that the restore changed/,
    )
    await repository.update(skills, addRecord(skills, skills.schema.parse({ name: 'SQL' })))
    await press(user, 'Undo the Restore')
    await waitFor(() => expect(repository.load(applications)).toEqual([]))
    expect(repository.load(skills)).toHaveLength(1)
  })
})

describe('“Replace” that waits for another tab', () => {
  it('deletes nothing that the other tab saved in the meantime, and shows it', async () => {
    localStorage.setItem('jobApplications', JSON.stringify([analyst, nurse]))
    const { release } = heldLocks()
    const { user } = await open()
    await release()
    await restoreFile(user, /^Replace/)
    localStorage.setItem('jobApplications', JSON.stringify([teacher, analyst, nurse]))
    await release()
    await screen.findByText(/^2 items found only here will be deleted: /)
    expect(stored()).toHaveLength(3)
  })
})

describe('“Bring It Back”', () => {
  /** Empties the storage after the mirror has recorded it. */
  async function emptyStorage() {
    const before = await open()
    await before.repository.update(backupLog, (log) => ({ ...log, changes: 1 }))
    const database = await before.repository.mirror.database()
    const state = await database.get('state', 'now')
    if (state) await database.put('state', { ...state, isSeen: true }, 'now')
    before.close()
    localStorage.clear()
  }

  describe('with one planned move in the mirror and another in storage', () => {
    const lost = buildMove({ id: '1', reportDate: '2027-02-21' })
    const here = buildMove({ id: '2', reportDate: '2027-06-10' })
    const planned = (repository: Repository) => currentMove(repository.load(moves))?.id

    async function ask() {
      localStorage.setItem('moves', JSON.stringify([lost]))
      localStorage.setItem('planProgress', '{"lost":{"task":true}}')
      await emptyStorage()
      const page = await open()
      await page.repository.update(moves, () => [here])
      await press(page.user, 'Bring It Back')
      await screen.findByText(/^Only one move can be planned/)
      return page
    }

    it.each([
      [/what is here/, '2', '1', {}],
      [/what is in the copy/, '1', '2', { lost: { task: true } }],
    ])('asks which one stays planned: %s', async (side, stays, ends, ticks) => {
      const { repository, user } = await ask()
      expect(repository.load(moves)).toEqual([here])
      await user.click(screen.getByRole('radio', { name: side }))
      await press(user, 'Bring It Back')
      await waitFor(() => expect(repository.load(moveArchive)).toHaveLength(1))
      expect(planned(repository)).toBe(stays)
      expect(repository.load(moveArchive)[0]?.id).toBe(ends)
      expect(repository.load(planProgress)).toEqual(ticks)
      await waitFor(() => expect(screen.queryByRole('radio', { name: side })).toBeNull())
    })

    it('asks again if another move is planned here in the meantime', async () => {
      const { repository, user } = await ask()
      const later = buildMove({ id: '3', reportDate: '2028-01-15' })
      await repository.update(moves, () => [later])
      await press(user, 'Bring It Back')
      await screen.findByRole('radio', { name: /what is here.*Jan 15, 2028/ })
      expect(repository.load(moves)).toEqual([later])
    })
  })

  it('names what could not be brought back until the person dismisses it', async () => {
    const broken = { ...teacher, status: 'Unheard Of' }
    localStorage.setItem('jobApplications', JSON.stringify([analyst, broken, nurse]))
    await emptyStorage()
    const { user } = await open()
    await press(user, 'Bring It Back')
    await screen.findByText(/^Job applications: Entry 2 was left out\./i)
    expect(stored()).toHaveLength(2)
    // The pressed button is gone.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Settings' })),
    )
    await press(user, 'Dismiss')
    expect(screen.queryByText(/was left out/)).toBeNull()
  })
  it.each([
    ['Bring It Back', [analyst]],
    ['Start Empty', []],
  ])(
    'is answered even if the database fails to record the answer: %s',
    async (choice, expected) => {
      localStorage.setItem('jobApplications', JSON.stringify([analyst]))
      await emptyStorage()
      const { repository, user } = await open()
      vi.mocked(answerVersion).mockRejectedValueOnce(new Error('No.'))
      await press(user, choice)
      await waitFor(() => expect(screen.queryByRole('button', { name: choice })).toBeNull())
      expect(answerVersion).toHaveBeenCalled()
      expect(repository.load(applications)).toEqual(expected)
      expect(screen.queryByText(/Nothing was changed/)).toBeNull()
    },
  )
})
