import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StorageNotice } from '@/screens/account/user-data/health/StorageNotice'
import { fullBackup } from '@/screens/account/user-data/data-files'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { applications as applicationList } from '@/schemas/account/entities'
import { buildApplication } from '../support/applications'
import { stubIndexedDB } from '../support/fake-database'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens a page of this version; its notice, if something is wrong. */
function open() {
  const repository = createRepository()
  render(
    <RepositoryProvider repository={repository}>
      <StorageNotice />
    </RepositoryProvider>,
  )
  return repository
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const get = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Get the Newer Version' }))

/** A service worker's registration of which only what is asked exists. */
function stubRegistration(registration: object | undefined) {
  const serviceWorker = {
    getRegistration: () => Promise.resolve(registration),
    addEventListener: vi.fn(),
  }
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { serviceWorker }),
  )
}

describe('Where a newer version wrote what is stored', () => {
  it('a page that opens on it says so at once, and does not offer a reload that would not help', async () => {
    localStorage.setItem('schemaVersion', '99')
    open()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'saved by a newer version of this site',
    )
    expect(buttons()).toEqual(['Download a Full Backup', 'Get the Newer Version'])
  })

  it('a page that was open before offers the reload that brings it', () => {
    const repository = open()
    expect(screen.queryByRole('alert')).toBeNull()
    localStorage.setItem('schemaVersion', '99')
    expect(repository.versionTrouble()).toBe('newer')
  })

  it('a full backup holds also what this version does not know', () => {
    localStorage.setItem('schemaVersion', '99')
    localStorage.setItem('fromTheFuture', '{"a":1}')
    const { text } = fullBackup(createRepository())
    expect(JSON.parse(text)).toMatchObject({
      entries: { schemaVersion: 99, fromTheFuture: { a: 1 } },
    })
  })

  it.each([
    ['there is none yet', { update: () => Promise.resolve() }, 'no newer version to get yet'],
    [
      'the site is out of reach',
      { update: () => Promise.reject(new TypeError('offline')) },
      'could not be reached',
    ],
  ])('asking for it says when %s', async (_name, registration, says) => {
    localStorage.setItem('schemaVersion', '99')
    stubRegistration({ installing: null, waiting: null, ...registration })
    open()
    await get()
    expect((await screen.findByText(new RegExp(says))).role).toBe('status')
  })

  describe('and there is no newer one to get', () => {
    const applications = JSON.stringify([buildApplication({ id: '1', position: 'Nurse' })])
    const goOn = 'Go On with This Version'

    beforeEach(() => {
      stubIndexedDB()
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      stubRegistration({ installing: null, waiting: null, update: () => Promise.resolve() })
      localStorage.setItem('jobApplications', applications)
    })

    it('a person can go on with this version once it reads everything, and a copy is kept', async () => {
      localStorage.setItem('schemaVersion', '402')
      const repository = open()
      await repository.start()
      expect(buttons()).not.toContain(goOn)
      await get()
      await userEvent.click(await screen.findByRole('button', { name: goOn }))
      await vi.waitFor(() => expect(repository.versionTrouble()).toBeUndefined())
      expect(localStorage.getItem('jobApplications')).toBe(applications)
      await repository.update(applicationList, (list) => list.slice(1))
      const database = await repository.mirror.database()
      const [version] = await database.getAll('versions')
      const texts = new Map((await database.get('versionTexts', version?.id ?? 0)) ?? [])
      expect(version?.reason).toBe('migration')
      expect([texts.get('schemaVersion'), texts.get('jobApplications')]).toEqual([
        '402',
        applications,
      ])
      const again = createRepository()
      await again.start()
      expect(again.versionTrouble()).toBeUndefined()
      expect(again.load(applicationList)).toEqual([])
    })

    it('it is not offered where something cannot be read', async () => {
      localStorage.setItem('schemaVersion', '402')
      localStorage.setItem('professionalSkills', '{"form":"of a later version"}')
      open()
      await get()
      await screen.findByText(/no newer version to get yet/)
      expect(buttons()).not.toContain(goOn)
    })

    it('it changes nothing once another tab has got the newer version', async () => {
      const repository = open()
      await repository.start()
      localStorage.setItem('schemaVersion', '2')
      await repository.overrideNewerVersion()
      expect(localStorage.getItem('schemaVersion')).toBe('2')
    })
  })

  it('asking for it takes the one that has come, once it is installed', async () => {
    localStorage.setItem('schemaVersion', '99')
    const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() })
    const registration = {
      installing: worker,
      waiting: null as object | null,
      update: () => Promise.resolve(),
    }
    stubRegistration(registration)
    open()
    await get()
    expect(screen.getByRole('status').textContent).toContain('Looking')
    expect(worker.postMessage).not.toHaveBeenCalled()
    Object.assign(worker, { state: 'installed' })
    registration.waiting = worker
    worker.dispatchEvent(new Event('statechange'))
    await screen.findByText(/reload with the newer version/)
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
  })
})
