import { expect, it, vi } from 'vitest'
import { isStillLast } from '@/screens/account/user-data/restore/last-restore'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { stubIndexedDB } from '../support/fake-database'

it('A restore that stopped halfway can be undone by the page that knows of it; another only while its version is there', async () => {
  stubIndexedDB()
  const repository = createRepository({ storage: memoryStorage(), isDurable: true })
  await repository.start()
  const before = new Map([['toys', '[]']])
  expect(await isStillLast(repository, { before })).toBe(false)
  expect(await isStillLast(repository, { before, isHalfDone: true })).toBe(true)
  vi.unstubAllGlobals()
})
