import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { preloadNotice, StorageNotice } from '@/screens/account/user-data/health/StorageNotice'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'

/** Opens a page as the app does, with its notices preloaded. */
async function open(repository = createRepository()) {
  await preloadNotice(repository)
  render(
    <RepositoryProvider repository={repository}>
      <StorageNotice />
    </RepositoryProvider>,
  )
  return screen.queryByRole('alert')?.textContent
}

it('The first render reports a database that cannot be used, so that nothing shifts later', async () => {
  const repository = createRepository()
  repository.mirror.report({ trouble: 'newer' })
  expect(await open(repository)).toContain('A newer version of this site')
})

it('The first render reports data from a newer version of the app', async () => {
  localStorage.setItem('schemaVersion', '99')
  expect(await open()).toContain('saved by a newer version of this site')
})

it('A private window, which has no database, shows no notice', async () => {
  const repository = createRepository()
  repository.mirror.report({ trouble: 'none' })
  expect(await open(repository)).toBeUndefined()
})

it('After a crash, the notice says what the mirror brought back, and that nothing saved is lost', async () => {
  const repository = createRepository()
  repository.mirror.report({ restoredCount: 1 })
  await open(repository)
  const message = screen.getByRole('status').textContent
  expect(message).toContain('Nothing you saved is lost')
  expect(message).toContain('brought back')
  expect(message).not.toContain('before it saved')
})
