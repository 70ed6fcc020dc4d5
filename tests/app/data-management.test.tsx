import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DataManagement } from '@/screens/account/user-data/DataManagement'
import { readFolder, storeFolder } from '@/screens/account/user-data/folder/folder-store'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { startRepository } from '@/engine/store/start'
import { failOnConsoleError } from '../support/fail-on-console-error'
import { stubIndexedDB } from '../support/fake-database'
import { heldLocks } from '../support/held-locks'

failOnConsoleError()

beforeEach(() => {
  stubIndexedDB()
  window.history.replaceState(null, '', '/app/settings')
})

/** Opens the dialog that asks before everything is erased, in a browser that has an application. */
async function open() {
  localStorage.setItem('jobApplications', '[{"id":"1"}]')
  const repository = createRepository()
  const stop = await startRepository(repository, [])
  const rendered = render(
    <RepositoryProvider repository={repository}>
      <DataManagement />
    </RepositoryProvider>,
  )
  onTestFinished(() => {
    stop()
    rendered.unmount()
  })
  const user = userEvent.setup()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await press('Reset')
  return { user, press, repository }
}

const stored = () => localStorage.getItem('jobApplications')
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const expectErased = () =>
  waitFor(() => {
    expect(window.location.pathname).toBe('/welcome')
    expect(stored()).toBeNull()
  })

describe('Cancel during a reset', () => {
  it.each(['Cancel', 'Escape'])(
    'erases nothing if another tab still blocks the reset: %s',
    async (method) => {
      window.showDirectoryPicker = () => Promise.reject(new Error('Not asked.'))
      onTestFinished(() => void delete window.showDirectoryPicker)
      await storeFolder({ handle: { name: 'Backups' } as never, device: 'k7m2xp', merged: {} })
      const { release } = heldLocks()
      const { user, press, repository } = await open()
      const reset = vi.spyOn(repository, 'reset')
      await release()
      await press('Erase Everything')
      await (method === 'Cancel' ? press('Cancel') : user.keyboard('{Escape}'))
      await expectClosed()
      await waitFor(async () => {
        await release()
        expect(reset.mock.settledResults[0]?.type).toMatch(/fulfilled|rejected/)
      })
      expect(stored()).not.toBeNull()
      expect(await readFolder()).toBeDefined()
      expect(window.location.pathname).toBe('/app/settings')
    },
  )

  it('does not prevent a later reset', async () => {
    const { release } = heldLocks()
    const { press } = await open()
    await release()
    await press('Erase Everything')
    await press('Cancel')
    await expectClosed()
    await press('Reset')
    await press('Erase Everything')
    await waitFor(async () => {
      await release()
      expect(stored()).toBeNull()
    })
    await expectErased()
  })

  it('is too late once the reset has begun, and the dialog says so', async () => {
    const { press, repository } = await open()
    let finish = () => {}
    const erasing = new Promise<boolean>((resolve) => (finish = () => resolve(true)))
    const erase = vi.spyOn(repository.mirror, 'erase').mockReturnValue(erasing)
    await press('Erase Everything')
    await waitFor(() => expect(erase).toHaveBeenCalled())
    await press('Cancel')
    expect(screen.getByRole('alert').textContent).toMatch(/^It is too late to cancel/)
    finish()
    await expectErased()
  })
})

describe('A reset that did not erase everything', () => {
  const alert = () => screen.findByRole('alert')

  it('erases all data and drafts if only the backup folder is not forgotten, and says so', async () => {
    window.showDirectoryPicker = () => Promise.reject(new Error('Not asked.'))
    onTestFinished(() => void delete window.showDirectoryPicker)
    await storeFolder({ handle: { name: 'Backups' } as never, device: 'k7m2xp', merged: {} })
    const { press, repository } = await open()
    sessionStorage.setItem('unsavedForms', '{}')
    const { clear } = IDBObjectStore.prototype
    const refusal = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (
      this: IDBObjectStore,
    ) {
      if (this.name === 'folder') throw new DOMException('No.', 'UnknownError')
      return clear.call(this)
    })
    await press('Erase Everything')
    expect((await alert()).textContent).toMatch(
      /^Your data was erased, but this browser still remembers your backup folder\./,
    )
    expect(stored()).toBeNull()
    expect(await repository.mirror.withDatabase((database) => database.count('writes'))).toBe(0)
    expect(sessionStorage.getItem('unsavedForms')).toBeNull()
    refusal.mockRestore()
    await press('Erase Everything')
    await expectErased()
    expect(await readFolder()).toBeUndefined()
  })

  it('shows the error again if it fails again, but not when the dialog is reopened', async () => {
    const { press, repository } = await open()
    const erase = vi.spyOn(repository.mirror, 'erase').mockResolvedValueOnce(false)
    await press('Erase Everything')
    expect((await alert()).textContent).toMatch(/the copy on this device was not/)
    let finish = () => {}
    erase.mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve(false))))
    await press('Erase Everything')
    // A screen reader reads an alert that is added, not one that stays.
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(erase).toHaveBeenCalledTimes(2))
    finish()
    await alert()
    await press('Cancel')
    await expectClosed()
    await press('Reset')
    await screen.findByRole('dialog')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
