import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MAX_FILE_CHARACTERS } from '@/engine/store/backup/read-file'
import { fileReport } from '../../scripts/file-report'
import { buildApplication, buildApplications } from '../support/applications'
import { runScript } from '../support/run-script'

const fixture = (name: string) => readFileSync(`tests/fixtures/${name}`, 'utf8')
const report = (text: string) => fileReport(new Blob([text]))

const empty = {
  format: 'milspouse-backup',
  version: 1,
  exportedAt: '2026-11-21T00:00:00.000Z',
  entries: {},
  unreadable: {},
}
const backupOf = (entries: object) => JSON.stringify({ ...empty, entries })

describe('check:file, for a file that can be restored,', () => {
  it('names the kind of file and what is new in each list', async () => {
    const { isRestorable, lines } = await report(fixture('backup-v1.json'))
    expect(isRestorable).toBe(true)
    expect(lines[0]).toBe('This file is a full backup from November 21, 2026')
    expect(lines).toEqual(
      expect.arrayContaining([
        'Profile: 1 new',
        'Job applications: 5 new',
        'Checklist progress: 15 new',
        'Skills: 4 new',
        'Data that cannot be read is kept unchanged: 1 piece.',
      ]),
    )
  })

  it('says the same about an export', async () => {
    const { isRestorable, lines } = await report(fixture('export.json'))
    expect(isRestorable).toBe(true)
    expect(lines.slice(0, 2)).toEqual([
      'This file is an export from November 21, 2026',
      'Profile: 1 new',
    ])
  })

  it('says which records are refused and why, and keeps the others', async () => {
    const [good] = buildApplications(1)
    const bad = buildApplication({ id: '2', applicationUrl: 'javascript:alert(1)' })
    expect(await report(backupOf({ jobApplications: [good, bad, 7] }))).toEqual({
      isRestorable: true,
      lines: [
        'This file is a full backup from November 21, 2026',
        'Job applications: 1 new, 2 left out',
        '  Entry 2 was left out. Posting Link: Start the link with https:// or http://, as in https://example.com/jobs.',
        '  Entry 3 was left out. It is not a record.',
        'Data that cannot be read is kept unchanged: 1 piece.',
      ],
    })
  })

  it('lists the first five refusals and counts the others', async () => {
    const { lines } = await report(backupOf({ jobApplications: [1, 2, 3, 4, 5, 6, 7] }))
    expect(lines).toHaveLength(9)
    expect(lines.at(-2)).toBe('  And 2 more.')
  })

  it('says so if the file has nothing to restore', async () => {
    expect((await report(backupOf({}))).lines).toEqual([
      'This file is a full backup from November 21, 2026',
      'There is nothing to restore.',
    ])
  })
})

describe('check:file refuses, with the message of the interface,', () => {
  it.each([
    ['a foreign file', '{"name":"package"}', /^This is not a file from this app\./],
    ['a file that is not JSON', 'Dear diary', /^This file is not a backup/],
    ['a newer backup', JSON.stringify({ ...empty, version: 2 }), /made by a newer version/],
    ['a damaged backup', JSON.stringify({ ...empty, entries: 1 }), /^This backup is damaged/],
    ['a damaged export', '{"exportDate":"2026-11-21"}', /^This export is damaged/],
    ['a file of more than 32 MB', ' '.repeat(MAX_FILE_CHARACTERS + 1), /^This file is too large/],
  ])('%s', async (_, text, sentence) => {
    const { isRestorable, lines } = await report(text)
    expect(isRestorable).toBe(false)
    expect(lines).toEqual([expect.stringMatching(sentence)])
  })
})

describe('npm run check:file exits with', () => {
  it.each([
    {
      code: 0,
      path: 'tests/fixtures/backup-v1.json',
      says: 'This file is a full backup from November 21, 2026',
    },
    { code: 1, path: 'package.json', says: 'This is not a file from this app' },
    { code: 2, path: 'no/such/file.json', says: 'no/such/file.json cannot be read' },
  ])(
    '$code for $path',
    ({ code, path, says }) => {
      expect(run(path)).toEqual({ code, output: expect.stringContaining(says) as string })
    },
    60_000,
  )
})

/** The output and the exit code of the command. */
function run(path: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = runScript('scripts/check-file.ts', path)
  return { code: status, output: stdout + stderr }
}
