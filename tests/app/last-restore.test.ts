import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findLastRestore, isStillLast } from '@/screens/account/user-data/restore/last-restore'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { stubIndexedDB } from '../support/fake-database'

beforeEach(stubIndexedDB)
afterEach(() => vi.unstubAllGlobals())

it('A restore that stopped halfway can be undone on its own page; any other only while its version exists', async () => {
  const repository = createRepository({ storage: memoryStorage(), isDurable: true })
  await repository.start()
  const before = new Map([['toys', '[]']])
  expect(await isStillLast(repository, { before })).toBe(false)
  expect(await isStillLast(repository, { before, isHalfDone: true })).toBe(true)
})

it('Undoing a restore brings back the theme chosen before it, although the switch bypasses the repository', async () => {
  const storage = memoryStorage()
  const repository = createRepository({ storage, isDurable: true })
  await repository.start()
  // The first write copies everything; the theme is chosen after it.
  await repository.replace(() => new Map([['toys', '[]']]), 'migration')
  for (const chosen of ['true', 'false']) {
    storage.setItem('darkMode', chosen)
    const texts = new Map([['darkMode', null]])
    const before = await repository.replace(() => texts, 'restore')
    expect(await isStillLast(repository, { before })).toBe(true)
    expect((await findLastRestore(repository))?.before.get('darkMode')).toBe(chosen)
  }
})
