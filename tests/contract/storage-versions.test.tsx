import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { startRepository } from '@/engine/store/start'
import { openStorage } from '@/engine/store/storage'
import { migrations } from '@/schemas/account/migrations'
import { allStored } from '@/schemas/account/stored'

/** What each version stored: the text of each key. A published fixture never changes. */
const fixtures = import.meta.glob<Record<string, string>>('../fixtures/storage-v*.json', {
  eager: true,
  import: 'default',
})
/**
 * What later migrations change in the data of a version: key → migrated value, or `null` for a removed key.
 * A migration adds this file. Every key that it does not name loads as it was stored.
 */
const migrated = import.meta.glob<Record<string, unknown>>('../fixtures/opened-v*.json', {
  eager: true,
  import: 'default',
})
/** Keys of the storage that no entity or document reads. */
const readElsewhere = ['darkMode', 'backupLog', 'schemaVersion']
const versions = Array.from({ length: migrations.length + 1 }, (_, at) => at + 1)

let stop = () => {}
beforeEach(() => localStorage.clear())
afterEach(() => stop())

describe('The stored data of every published version', () => {
  it('has one fixture for each version', () => {
    expect(Object.keys(fixtures).toSorted()).toEqual(
      versions.map((version) => `../fixtures/storage-v${version}.json`),
    )
  })

  it.each(Object.entries(fixtures))(
    '%s still opens, with nothing left out',
    async (file, texts) => {
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
      const repository = createRepository(openStorage(), migrations)
      stop = await startRepository(repository, [])

      const opened = new Map(allStored.map((stored) => [stored.key, repository.load(stored)]))

      expect(repository.versionTrouble()).toBeUndefined()
      expect(
        repository.unreadable().map(([key]) => key),
        'What is already stored would be refused: give a new field a default, or write a migration.',
      ).toEqual([])
      const changes = migrated[file.replace('storage-v', 'opened-v')] ?? {}
      for (const [key, text] of Object.entries(texts)) {
        if (readElsewhere.includes(key) || changes[key] === null) continue
        const expected: unknown = key in changes ? changes[key] : JSON.parse(text)
        expect(
          { [key]: opened.get(key) },
          `${key}: something that was stored is not read any more; keep reading it, or write a migration and tests/fixtures/opened-v<N>.json.`,
        ).toMatchObject({ [key]: expected })
      }
    },
  )
})
