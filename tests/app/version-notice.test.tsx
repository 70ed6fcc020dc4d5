import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StorageNotice } from '@/screens/account/user-data/health/StorageNotice'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { applications as applicationList } from '@/schemas/account/entities'
import { buildApplication } from '../support/applications'
import { stubIndexedDB } from '../support/fake-database'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Renders the notice over a new repository, as a page of this version does at its start. */
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
const getNewerVersion = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Get the Newer Version' }))

/** Stubs the service worker's registration with only the members that the code reads. */
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

/** Stubs a registration whose update finds a new service worker. */
function stubInstallation() {
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() })
  const registration = {
    installing: worker,
    waiting: null as object | null,
    update: () => Promise.resolve(),
  }
  stubRegistration(registration)
  return { worker, registration }
}

describe('When a newer version wrote the stored data', () => {
  it('a page that opens says so at once, and does not offer a reload that would not help', async () => {
    localStorage.setItem('schemaVersion', '99')
    open()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'saved by a newer version of this site',
    )
    expect(buttons()).toEqual(['Download a Full Backup', 'Get the Newer Version'])
  })

  it('a page that was open before detects the newer version', () => {
    const repository = open()
    expect(screen.queryByRole('alert')).toBeNull()
    localStorage.setItem('schemaVersion', '99')
    expect(repository.versionTrouble()).toBe('newer')
  })

  it.each([
    ['there is none yet', { update: () => Promise.resolve() }, 'no newer version to get yet'],
    [
      'the site cannot be reached',
      { update: () => Promise.reject(new TypeError('offline')) },
      'could not be reached',
    ],
  ])('“Get the Newer Version” says when %s', async (_name, registration, says) => {
    localStorage.setItem('schemaVersion', '99')
    stubRegistration({ installing: null, waiting: null, ...registration })
    open()
    await getNewerVersion()
    expect((await screen.findByText(new RegExp(says))).role).toBe('status')
  })

  it('“Get the Newer Version” stops looking if the browser refuses access to its service workers', async () => {
    localStorage.setItem('schemaVersion', '99')
    stubRegistration(undefined)
    const refused = new DOMException('Refused.', 'SecurityError')
    vi.spyOn(navigator.serviceWorker, 'getRegistration').mockRejectedValue(refused)
    open()
    await getNewerVersion()
    await screen.findByText(/could not be reached/)
  })

  describe('and there is no newer version to get', () => {
    const applications = JSON.stringify([buildApplication({ id: '1', position: 'Nurse' })])
    const goOn = 'Go On with This Version'

    beforeEach(() => {
      stubIndexedDB()
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      stubRegistration({ installing: null, waiting: null, update: () => Promise.resolve() })
      localStorage.setItem('jobApplications', applications)
    })

    it('the user can go on with this version if it can read everything, and a copy is kept', async () => {
      localStorage.setItem('schemaVersion', '402')
      const repository = open()
      await repository.start()
      expect(buttons()).not.toContain(goOn)
      await getNewerVersion()
      await userEvent.click(await screen.findByRole('button', { name: goOn }))
      await waitFor(() => expect(repository.versionTrouble()).toBeUndefined())
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

    it('going on is not offered if something cannot be read', async () => {
      localStorage.setItem('schemaVersion', '402')
      localStorage.setItem('professionalSkills', '{"form":"of a later version"}')
      open()
      await getNewerVersion()
      await screen.findByText(/no newer version to get yet/)
      expect(buttons()).not.toContain(goOn)
    })

    it('going on changes nothing once another tab has loaded the newer version', async () => {
      const repository = open()
      await repository.start()
      localStorage.setItem('schemaVersion', '2')
      await repository.overrideNewerVersion()
      expect(localStorage.getItem('schemaVersion')).toBe('2')
    })
  })

  it('“Get the Newer Version” says when one was found but could not be installed, and going on is not offered', async () => {
    localStorage.setItem('schemaVersion', '402')
    const { worker } = stubInstallation()
    open()
    await getNewerVersion()
    Object.assign(worker, { state: 'redundant' })
    worker.dispatchEvent(new Event('statechange'))
    await screen.findByText(/newer version could not be downloaded/)
    expect(buttons()).not.toContain('Go On with This Version')
  })

  it('“Get the Newer Version” activates the new service worker once it is installed', async () => {
    localStorage.setItem('schemaVersion', '99')
    const { worker, registration } = stubInstallation()
    open()
    await getNewerVersion()
    expect(screen.getByRole('status').textContent).toContain('Looking')
    expect(worker.postMessage).not.toHaveBeenCalled()
    Object.assign(worker, { state: 'installed' })
    registration.waiting = worker
    worker.dispatchEvent(new Event('statechange'))
    await screen.findByText(/reload with the newer version/)
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
  })
})
