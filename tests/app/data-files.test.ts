import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fullBackup, unreadableFile } from '@/screens/account/user-data/data-files'
import { backupName } from '@/screens/account/user-data/backup/backup-name'
import { readUserFile } from '@/screens/account/user-data/read-user-file'
import { applyRestore } from '@/engine/store/backup/apply'
import type { BackupFile } from '@/engine/store/backup/backup-file'
import { backupFormat } from '@/engine/store/backup/backup-format'
import { planRestore } from '@/engine/store/backup/plan'
import { readFile } from '@/engine/store/backup/read-file'
import type { Migration } from '@/engine/store/migrate'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage } from '@/engine/store/storage'
import { migrations } from '@/schemas/account/migrations'
import { restorable } from '@/schemas/account/stored'
import { browserWith } from '../support/browser-with'

/** A file as it is on disk: bytes. */
const onDisk = (text: string) => new Blob([text])

describe('An unreadable text', () => {
  it('is the same when it is read back from its file, whatever it contains', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('[{"cut', '\ud800', '\ufeff[', 'a\udc00b', '😀'),
    )
    await fc.assert(
      fc.asyncProperty(text, async (before) => {
        const file = unreadableFile('toys', before)
        const after = await onDisk(file.text).text()
        expect(file.name.endsWith('.json') ? JSON.parse(after) : after).toBe(before)
      }),
    )
  })

  it('is exported as plain text unless that would change it', () => {
    expect(unreadableFile('toys', '[{"cut 😀')).toEqual({ name: 'toys.txt', text: '[{"cut 😀' })
    expect(unreadableFile('toys', '\ud800')).toEqual({ name: 'toys.json', text: '"\\ud800"' })
  })

  it('is restored exactly from a full backup, even with a lone surrogate in it', async () => {
    const texts = { jobApplications: '[{"cut \ud800', joinDate: '"\udc00"' }
    const { text } = fullBackup(browserWith(texts))
    const content = await readUserFile(onDisk(text))
    if (!('entries' in content)) throw new Error(JSON.stringify(content))
    const other = browserWith({})
    await applyRestore(other, planRestore(other, restorable, content), {
      mode: 'merge',
      prefer: new Map(),
    })
    expect(other.texts().map(([, found]) => found)).toContain(texts.jobApplications)
    expect(fullBackup(browserWith(texts)).text).toContain('"\\udc00"')
  })
})

describe('A full backup of data from a newer version', () => {
  const newer = migrations.length + 2
  const texts = {
    schemaVersion: String(newer),
    jobApplications: '{"of":"a later shape"}',
    moves: '[{"from":"HI"}]',
    budgets: '[]',
    'moves.unreadable.5': '[]',
    backupLog: '{"changes":3}',
  }
  const { text } = fullBackup(browserWith(texts))

  it('has the version number and every key, known or unknown', () => {
    expect(JSON.parse(text)).toMatchObject({
      entries: {
        schemaVersion: newer,
        jobApplications: { of: 'a later shape' },
        moves: [{ from: 'HI' }],
        budgets: [],
      },
      unreadable: { 'moves.unreadable.5': '[]' },
    })
    expect(JSON.parse(text)).not.toHaveProperty('entries.backupLog')
  })

  it('is rejected by this version with the advice to keep it', async () => {
    const read = await readUserFile(onDisk(text))
    expect(read).toEqual({ problem: expect.stringContaining('Keep the file.') as string })
  })

  it('is accepted unchanged by the newer version, and migrated by the one after it', () => {
    const keep: Migration = (entries) => entries
    const toHouses: Migration = (entries) => new Map([['houses', entries.get('moves')]])
    const newerMigrations = [...migrations, keep]
    expect(readFile(text, [backupFormat(backupName, newerMigrations)])).toMatchObject({
      entries: new Map<string, unknown>([
        ['jobApplications', { of: 'a later shape' }],
        ['moves', [{ from: 'HI' }]],
        ['budgets', []],
      ]),
    })
    const afterThat = [...newerMigrations, toHouses]
    expect(readFile(text, [backupFormat(backupName, afterThat)])).toMatchObject({
      entries: new Map([['houses', [{ from: 'HI' }]]]),
    })
  })
})

it('A full backup of older data that could not be migrated contains every key', async () => {
  const storage = memoryStorage()
  storage.setItem('toys', '[{"name":"Kite"}]')
  const failing: Migration = () => {
    throw new TypeError('Toys are a list of games.')
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const repository = createRepository({ storage, isDurable: true }, [failing])
  await repository.start()
  expect(repository.versionTrouble()).toBe('older')
  expect(JSON.parse(fullBackup(repository).text)).toHaveProperty('entries', {
    toys: [{ name: 'Kite' }],
  })
})

it('A full backup of this version leaves out the keys of other programs at the same origin', () => {
  const { text } = fullBackup(browserWith({ joinDate: '"x"', theirs: '{}' }))
  expect(JSON.parse(text)).toHaveProperty('entries', { joinDate: 'x' })
})

it('A full backup leaves out data about this browser, whichever version wrote it', () => {
  for (const schemaVersion of ['1', '402']) {
    const looks = '{"jobApplications":{"layout":"rows"}}'
    const texts = {
      ...{ schemaVersion, darkMode: 'true', backupLog: '{"changes":1}', listLooks: looks },
      ...{ 'listLooks.unreadable.5': '{"cut', saveMark: '{"id":"x","number":1}' },
    }
    const { entries, unreadable } = JSON.parse(fullBackup(browserWith(texts)).text) as BackupFile
    expect(Object.keys(entries).filter((key) => key !== 'schemaVersion')).toEqual(['darkMode'])
    expect(unreadable).toEqual({})
  }
})
