import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { listVersions, readVersion } from '@/engine/store/mirror/versions'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { startRepository } from '@/engine/store/start'
import { StorageNotice } from '@/screens/account/user-data/health/StorageNotice'
import { UnreadableCard } from '@/screens/account/user-data/health/UnreadableCard'
import { buildApplication } from '../support/applications'
import { stubIndexedDB } from '../support/fake-database'
import { denied, refuseWrites } from '../support/refuse-writes'
import { storedBytes } from '../support/stored-bytes'

const NAME = 'jobApplications.unreadable.1'

beforeEach(() => {
  stubIndexedDB()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens the card, below the notice of every page, in a browser that has these texts. */
async function open(texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text)
  const repository = createRepository()
  const stop = await startRepository(repository, [])
  const { unmount } = render(
    <RepositoryProvider repository={repository}>
      <StorageNotice />
      <UnreadableCard />
    </RepositoryProvider>,
  )
  onTestFinished(() => {
    unmount()
    stop()
  })
  const user = userEvent.setup()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { repository, press }
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const notice = () => screen.findByText(/Some of your saved data cannot be read/)

describe('Removing unreadable data', () => {
  it('asks first, and Cancel keeps it', async () => {
    const { press } = await open({ [NAME]: 'broken' })
    await press(`Remove ${NAME}`)
    await press('Cancel')
    await expectClosed()
    expect(localStorage.getItem(NAME)).toBe('broken')
  })

  it('ends the notice on every page, and focuses the title of the card', async () => {
    const { press } = await open({ [NAME]: 'broken', professionalSkills: '{oops' })
    await notice()
    await press(`Remove ${NAME}`)
    await press('Remove')
    await expectClosed()
    const title = screen.getByRole('heading', { name: 'Unreadable Data' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(storedBytes()).toMatchObject({ professionalSkills: '{oops' })
    expect(localStorage.getItem(NAME)).toBeNull()
    await notice()
    await press('Remove professionalSkills')
    await press('Remove')
    await screen.findByText('It was removed. Everything stored here can be read now.')
    await waitFor(() => expect(screen.queryByText(/cannot be read/)).toBeNull())
    expect(localStorage.getItem('professionalSkills')).toBeNull()
  })

  it('keeps an earlier version that has it', async () => {
    const { press, repository } = await open({ [NAME]: 'broken' })
    await press(`Remove ${NAME}`)
    await press('Remove')
    await screen.findByText(/It was removed/)
    const { withDatabase } = repository.mirror
    const [version] = await withDatabase(listVersions)
    expect(version?.reason).toBe('removal')
    const texts = await withDatabase((database) => readVersion(database, version?.id ?? 0))
    expect(texts?.get(NAME)).toBe('broken')
  })

  it('leads to the earlier versions afterwards, also while other data is left', async () => {
    const { press } = await open({ [NAME]: 'broken', professionalSkills: '{oops' })
    await press(`Remove ${NAME}`)
    expect(screen.queryByText(/may not be able to keep a copy/)).toBeNull()
    await press('Remove')
    const link = await screen.findByRole('link', { name: 'See Earlier Versions' })
    expect(link.getAttribute('href')).toBe('/app/settings#versions')
    expect(link.parentElement?.textContent).toContain(
      'An earlier version may have what you removed.',
    )
  })

  it('says before it that no copy may be kept in a browser without a database, and names no version', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { press } = await open({ [NAME]: 'broken' })
    await press(`Remove ${NAME}`)
    await screen.findByText(
      /This browser may not be able to keep a copy of it. Everything else stays.$/,
    )
    await press('Remove')
    await screen.findByText(/It was removed/)
    expect(screen.queryByRole('link', { name: 'See Earlier Versions' })).toBeNull()
  })

  it('that the browser refuses says so, and keeps it', async () => {
    const stored = JSON.stringify([buildApplication({ id: '1' }), 7])
    const { press } = await open({ jobApplications: stored })
    refuseWrites(denied(), (key) => key === 'jobApplications')
    await press('Remove jobApplications')
    await press('Remove')
    await screen.findByText(/Your browser refused to save this/)
    expect(localStorage.getItem('jobApplications')).toBe(stored)
  })
})
