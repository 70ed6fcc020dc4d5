import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { folderStatus } from '@/screens/account/user-data/folder/folder-backup'
import FolderPart from '@/screens/account/user-data/folder/FolderPart'
import { stubIndexedDB } from '../support/fake-database'
import { createMemoryFolder } from '../support/memory-folder'

it('“Restore from the Folder” on a missing drive moves the focus to the heading', async () => {
  stubIndexedDB()
  const { folder } = createMemoryFolder()
  render(
    <RepositoryProvider repository={createRepository()}>
      <FolderPart />
    </RepositoryProvider>,
  )
  await screen.findByRole('button', { name: 'Back Up to a Folder' })
  act(() => folderStatus.set({ handle: folder, device: 'k7m2xp', merged: {}, newer: [] }))
  folder.keys = () => {
    throw new DOMException('', 'NotFoundError')
  }
  await userEvent.click(screen.getByRole('button', { name: 'Restore from the Folder' }))
  await screen.findByRole('alert')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Backup Folder' })),
  )
})
