import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Migration } from '@/engine/store/migrate'
import { backupFormat } from '@/engine/store/backup/backup-format'
import { MAX_FILE_CHARACTERS, readFile } from '@/engine/store/backup/read-file'
import { STORAGE_LIMIT_CHARACTERS } from '@/engine/store/usage'

const formats = [backupFormat('toy-backup', [])]
const backup = {
  format: 'toy-backup',
  version: 1,
  exportedAt: '2026-11-21T00:00:00.000Z',
  entries: { toys: [] },
  unreadable: { toys2: '{"cut' },
}

const backupWith = (entries: string) => JSON.stringify(backup).replace('"toys":[]', entries)

describe('A file that the user chooses', () => {
  it('is read when it is a full backup', () => {
    expect(readFile(JSON.stringify(backup), formats)).toMatchObject({
      kind: 'a full backup',
      entries: new Map([['toys', []]]),
      unreadable: new Map([['toys2', '{"cut']]),
      isComplete: true,
    })
  })

  it.each([
    ['empty', '', 'not a backup'],
    ['cut off', JSON.stringify(backup).slice(0, -5), 'not a backup'],
    ['an image', '\u0089PNG\r\n\u001a\n', 'not a backup'],
    ['a list', '[]', 'not a file from this app'],
    ['null', 'null', 'not a file from this app'],
    [
      'the file of another product',
      '{"format":"other-backup","version":1}',
      'not a file from this app',
    ],
    ['a newer backup', JSON.stringify({ ...backup, version: 2 }), 'newer version'],
    [
      'a backup of data in a newer version',
      JSON.stringify({ ...backup, entries: { ...backup.entries, schemaVersion: 2 } }),
      'newer version',
    ],
    ['a damaged backup', JSON.stringify({ ...backup, entries: [] }), 'damaged'],
    ['nested without end', '['.repeat(200_000), 'nested too deeply'],
    [
      'two million records',
      backupWith(`"toys":[${'{},'.repeat(2_000_000)}{}]`),
      'could ever store',
    ],
    [
      'three million values',
      backupWith(`"toys":{"a":[${'0,'.repeat(3_000_000)}0]}`),
      'could ever store',
    ],
    [
      'more than fits',
      backupWith(`"toys":["${'x'.repeat(STORAGE_LIMIT_CHARACTERS + 1)}"]`),
      'could ever store',
    ],
    [
      'more unreadable texts than fit',
      JSON.stringify({
        ...backup,
        unreadable: Object.fromEntries(
          Array.from({ length: 6 }, (_, at) => [`toys.unreadable.${at}`, '"'.repeat(900_000)]),
        ),
      }),
      'could ever store',
    ],
    ['too large', `"${'x'.repeat(MAX_FILE_CHARACTERS)}"`, 'too large'],
  ])('is refused with an explanation: %s', (_, text, sentence) => {
    expect(readFile(text, formats)).toEqual({
      problem: expect.stringContaining(sentence) as string,
    })
  })

  it.each(['__proto__', '\\u005f_proto__'])('is refused when it has the key %s', (key) => {
    const text = backupWith(`"${key}":{"polluted":1}`)
    expect(readFile(text, formats)).toEqual({
      problem: expect.stringContaining('could do harm') as string,
    })
    expect('polluted' in {}).toBe(false)
  })

  const toysToGames: Migration = (entries) => {
    const toys = entries.get('toys')
    if (!Array.isArray(toys)) throw new TypeError('Toys are a list.')
    return new Map([['games', toys]])
  }

  it('is migrated when an older version made it', () => {
    const content = readFile(JSON.stringify(backup), [backupFormat('toy-backup', [toysToGames])])
    expect(content).toMatchObject({ entries: new Map([['games', []]]) })
  })

  it('is migrated even if the error page saved its entries as text', () => {
    const text = JSON.stringify({ ...backup, entries: {}, unreadable: { toys: '[]', cut: '{"c' } })
    const content = readFile(text, [backupFormat('toy-backup', [toysToGames])])
    expect(content).toMatchObject({
      entries: new Map([['games', []]]),
      unreadable: new Map([['cut', '{"c']]),
    })
  })

  it('is refused with an explanation when it cannot be migrated', () => {
    const text = JSON.stringify({ ...backup, entries: { toys: 'none' } })
    const content = readFile(text, [backupFormat('toy-backup', [toysToGames])])
    expect(content).toEqual({ problem: expect.stringContaining('older version') as string })
  })

  it.each([[{ toString: 1 }], [[5]]])('is read as version 1 if it names version %j', (version) => {
    const text = JSON.stringify({ ...backup, entries: { toys: [], schemaVersion: version } })
    const content = readFile(text, [backupFormat('toy-backup', [toysToGames])])
    expect(content).toMatchObject({ entries: new Map([['games', []]]) })
  })

  it('is read when it nearly fills browser storage with many small records', () => {
    const toy = { id: '12345', createdAt: '2026-11-21T00:00:00.000Z', name: 'a', size: 'b' }
    const toys = Array.from({ length: 68_900 }, () => toy)
    const text = JSON.stringify({ ...backup, entries: { toys } })
    const { length } = JSON.stringify(toys)
    expect(length).toBeGreaterThan(0.99 * STORAGE_LIMIT_CHARACTERS)
    expect(length).toBeLessThan(STORAGE_LIMIT_CHARACTERS)
    expect(readFile(text, formats)).toHaveProperty('kind')
  })

  it('never makes readFile throw, whatever it contains', () => {
    const entry = fc.oneof(fc.string(), fc.constant('schemaVersion'))
    const backups = fc
      .dictionary(entry, fc.jsonValue())
      .map((entries) => JSON.stringify({ ...backup, entries }))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), backups), (text) => {
        expect(() => readFile(text, formats)).not.toThrow()
      }),
    )
  })
})
