import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { startRepository } from '@/engine/store/start'
import { openStorage } from '@/engine/store/storage'
import { migrations } from '@/schemas/migrations'
import { allStored } from '@/schemas/stored'

/** What each version stored, text by key. A published fixture never changes. */
const fixtures = import.meta.glob<Record<string, string>>('../fixtures/storage-v*.json', {
  eager: true,
  import: 'default',
})
const versions = Array.from({ length: migrations.length + 1 }, (_, at) => at + 1)

let stop = () => {}
beforeEach(() => localStorage.clear())
afterEach(() => stop())

describe('What every published version stored', () => {
  it('is held in a fixture, one for each version', () => {
    expect(Object.keys(fixtures).toSorted()).toEqual(
      versions.map((version) => `../fixtures/storage-v${version}.json`),
    )
  })

  it.each(Object.entries(fixtures))('%s still opens, with nothing left out', async (_, texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
    const repository = createRepository(openStorage(), migrations)
    stop = await startRepository(repository, [])

    const opened = allStored.map((stored) => repository.load(stored))

    expect(repository.versionTrouble()).toBeUndefined()
    expect(repository.unreadable()).toEqual([])
    // The fixture fills every list and every form, so an empty one would be a loss.
    opened.forEach((value, at) =>
      expect(value, allStored[at]!.key).not.toEqual(allStored[at]!.empty),
    )
  })
})
