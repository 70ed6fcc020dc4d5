import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { preloadNotice, StorageNotice } from '@/screens/account/user-data/health/StorageNotice'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'

/** Opens a page as the app does: its notices are loaded with it. */
async function open(repository = createRepository()) {
  await preloadNotice(repository)
  render(
    <RepositoryProvider repository={repository}>
      <StorageNotice />
    </RepositoryProvider>,
  )
  return screen.queryByRole('alert')?.textContent
}

it('A database that cannot be used is told of as the page is drawn: nothing moves down for it', async () => {
  const repository = createRepository()
  repository.mirror.report({ trouble: 'newer' })
  expect(await open(repository)).toContain('A newer version of this site')
})

it('So is what a newer version of the app has stored', async () => {
  localStorage.setItem('schemaVersion', '99')
  expect(await open()).toContain('saved by a newer version of this site')
})

it('A private window, which has no database, is told nothing', async () => {
  const repository = createRepository()
  repository.mirror.report({ trouble: 'none' })
  expect(await open(repository)).toBeUndefined()
})

it('What a crash took and the copy brought back is told as what it is: nothing that was saved is lost', async () => {
  const repository = createRepository()
  repository.mirror.report({ restoredCount: 1 })
  await open(repository)
  const told = screen.getByRole('status').textContent
  expect(told).toContain('Nothing you saved is lost')
  expect(told).toContain('brought back')
  expect(told).not.toContain('before it saved')
})
