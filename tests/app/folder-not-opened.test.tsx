import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { DataManagement } from '@/screens/account/user-data/DataManagement'
import { stubIndexedDB } from '../support/fake-database'
import { denied } from '../support/refuse-writes'

vi.mock('@/screens/account/user-data/folder/FolderPart', () => ({
  get default() {
    throw new TypeError('Importing a module script failed.')
  },
}))

afterEach(() => void vi.restoreAllMocks())

it('Where the browser denies its storage, a backup folder that does not open calls no entry safe', async () => {
  stubIndexedDB()
  window.showDirectoryPicker = () => Promise.reject(new Error('Not asked.'))
  onTestFinished(() => void delete window.showDirectoryPicker)
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw denied()
  })
  render(
    <RepositoryProvider repository={createRepository()}>
      <DataManagement />
    </RepositoryProvider>,
  )
  const message = (await screen.findByRole('alert')).textContent
  expect(message).toMatch(/^The backup folder did not open\. .*Reloading the page clears/)
  expect(message).not.toContain('safe')
})
