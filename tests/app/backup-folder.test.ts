import { describe, expect, it } from 'vitest'
import { backupOf as backupText } from '../support/restore-card'
import { buildApplication } from '../support/applications'
import { createMemoryFolder } from '../support/memory-folder'
import {
  folderFileName,
  newDeviceName,
  newerDevices,
  readDevices,
  writeBackup,
  type WriteOptions,
} from '@/screens/account/user-data/folder/folder-files'
import type { Folder } from '@/screens/account/user-data/folder/folder'
import { losesManyValues } from '@/screens/account/user-data/folder/loses-many-values'
import { troubleOf, troubles } from '@/screens/account/user-data/folder/folder-trouble'

const device = 'k7m2xp'
const other = 'bcdf23'
const newest = folderFileName(device)

const applications = (count: number, position = 'Nurse') =>
  Array.from({ length: count }, (_, at) => buildApplication({ id: `a${at}`, position }))

/** A full backup of some applications, made at noon on a day in November 2026. */
function backup(day: number, jobApplications: readonly unknown[]) {
  const madeAt = new Date(2026, 10, day, 12)
  const content = JSON.parse(backupText({ jobApplications })) as object
  return { madeAt, text: JSON.stringify({ ...content, exportedAt: madeAt.toISOString() }) }
}

/** Creates a writer for one device, which records its own writes. */
function createWriter(device: string) {
  let ownWrites: readonly string[] = []
  return {
    write: (
      folder: Folder,
      one: ReturnType<typeof backup>,
      options?: Pick<WriteOptions, 'mayLoseValues' | 'keepsLast'>,
    ) => {
      const storeOwnWrites: WriteOptions['storeOwnWrites'] = (writes) => {
        ownWrites = writes
        return Promise.resolve()
      }
      return writeBackup(folder, device, one, { ownWrites, storeOwnWrites, ...options })
    },
  }
}

describe('Writing to the backup folder', () => {
  it('keeps one file for the device, and the four days with changes before it', async () => {
    const { folder, names, text } = createMemoryFolder()
    const { write } = createWriter(device)
    const backups = [1, 2, 3, 4, 5, 6].map((day) => backup(day, applications(day)))
    for (const one of backups) await write(folder, one)
    expect(names()).toEqual([
      'milspouse-backup-k7m2xp-1.json',
      'milspouse-backup-k7m2xp-2.json',
      'milspouse-backup-k7m2xp-3.json',
      'milspouse-backup-k7m2xp-4.json',
      'milspouse-backup-k7m2xp.json',
    ])
    const kept = [0, 1, 2, 3, 4].map((generation) => text(folderFileName(device, generation)))
    expect(kept).toEqual(
      backups
        .slice(1)
        .reverse()
        .map((one) => one.text),
    )
  })

  it('replaces the file of the same day', async () => {
    const { folder, names, text } = createMemoryFolder()
    const { write } = createWriter(device)
    await write(folder, backup(1, applications(1)))
    const later = backup(1, applications(2))
    await write(folder, later)
    expect(names()).toEqual([newest])
    expect(text(newest)).toBe(later.text)
  })

  it('writes nothing if the file is up to date, and returns when it was saved', async () => {
    const { folder, names, text } = createMemoryFolder()
    const { write } = createWriter(device)
    const first = backup(1, applications(2))
    await write(folder, first)
    const written = await write(folder, backup(2, applications(2)))
    expect(written).toEqual({ savedAt: first.madeAt.toISOString() })
    expect([names(), text(newest)]).toEqual([[newest], first.text])
  })

  it.each([0, 4])('asks before %i applications replace 10', async (left) => {
    const { folder, text, names } = createMemoryFolder()
    const { write } = createWriter(device)
    const full = backup(1, applications(10))
    await write(folder, full)
    const smaller = backup(1, applications(left))
    expect(await write(folder, smaller)).toBe('loss')
    expect([names(), text(newest)]).toEqual([[newest], full.text])

    await write(folder, smaller, { mayLoseValues: true })
    expect(text(newest)).toBe(smaller.text)
    expect(text(folderFileName(device, 1))).toBe(full.text)
  })

  it('also asks if the newest file is damaged or deleted and an older one has more entries', async () => {
    const full = backup(1, applications(10))
    const older = { [folderFileName(device, 1)]: full.text }
    for (const files of [older, { ...older, [newest]: full.text.slice(0, 100) }]) {
      const { folder } = createMemoryFolder(files)
      const { write } = createWriter(device)
      expect(await write(folder, backup(2, []))).toBe('loss')
    }
  })

  it('keeps a damaged file beside the new one', async () => {
    const { folder, text } = createMemoryFolder({ [newest]: '{"format":"milsp' })
    const { write } = createWriter(device)
    await write(folder, backup(1, applications(1)))
    expect(text(folderFileName(device, 1))).toBe('{"format":"milsp')
  })

  it('leaves the file unchanged if the disk is full', async () => {
    const { folder, text, failWrites } = createMemoryFolder()
    const { write } = createWriter(device)
    const first = backup(1, applications(1))
    await write(folder, first)
    failWrites(new DOMException('', 'QuotaExceededError'))
    await expect(write(folder, backup(1, applications(2)))).rejects.toThrow()
    expect(text(newest)).toBe(first.text)
  })

  it('keeps every earlier day if the disk is full, however often it retries', async () => {
    const { folder, text, failWrites } = createMemoryFolder()
    const { write } = createWriter(device)
    const backups = [1, 2, 3, 4, 5].map((day) => backup(day, applications(day)))
    for (const one of backups) await write(folder, one)
    const today = backup(6, applications(6))
    // The copies of earlier days fit, but the larger new file does not.
    failWrites(new DOMException('', 'QuotaExceededError'), today.text)
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await expect(write(folder, today)).rejects.toThrow()
    }
    failWrites(undefined)
    await write(folder, today)
    const kept = [0, 1, 2, 3, 4].map((generation) => text(folderFileName(device, generation)))
    expect(kept).toEqual([today, ...backups.slice(1).toReversed()].map((one) => one.text))
  })

  it('does not overwrite a file that another device wrote under the same name', async () => {
    const { folder, put, text } = createMemoryFolder()
    const mine = createWriter(device)
    await mine.write(folder, backup(1, applications(1)))
    const theirs = backup(2, applications(3))
    put(newest, theirs.text)
    expect(await mine.write(folder, backup(3, applications(2)))).toBe('foreign')
    expect(text(newest)).toBe(theirs.text)
  })

  it('recognizes its own file even if the page closed right after the write', async () => {
    const { folder, text } = createMemoryFolder()
    let ownWrites: readonly string[] = []
    const backups = [1, 2, 3].map((day) => backup(day, applications(day)))
    for (const one of backups) {
      const storeOwnWrites: WriteOptions['storeOwnWrites'] = (writes) => {
        // Once the file has the new text, the page is closed and records nothing more.
        if (text(newest) !== one.text) ownWrites = writes
        return Promise.resolve()
      }
      await writeBackup(folder, device, one, { ownWrites, storeOwnWrites })
    }
    expect(text(newest)).toBe(backups.at(-1)?.text)
  })

  it('keeps the fuller file of the same day after it asked, even if some entries are back', async () => {
    const { folder, text } = createMemoryFolder()
    const { write } = createWriter(device)
    const full = backup(1, applications(10))
    await write(folder, full)
    expect(await write(folder, backup(1, []))).toBe('loss')
    await write(folder, backup(1, applications(9)), { keepsLast: true })
    expect(text(folderFileName(device, 1))).toBe(full.text)
  })

  it('writes its own file even if others cannot be read or are folders', async () => {
    const { folder, text, failReading } = createMemoryFolder({ [folderFileName(other)]: 'theirs' })
    const { write } = createWriter(device)
    failReading(folderFileName(other), 'NotReadableError')
    expect(await newerDevices(folder, device, {})).toEqual([])
    failReading(folderFileName(other), 'TypeMismatchError')
    expect(await newerDevices(folder, device, {})).toEqual([])
    const one = backup(1, applications(1))
    await write(folder, one)
    expect(text(newest)).toBe(one.text)
  })

  it('never touches the file of another device', async () => {
    const { folder, text } = createMemoryFolder({ [folderFileName(other)]: 'theirs' })
    const { write } = createWriter(device)
    for (const day of [1, 2]) await write(folder, backup(day, applications(day)))
    expect(text(folderFileName(other))).toBe('theirs')
  })
})

describe('losesManyValues', () => {
  const loses = (before: object, now: object) =>
    losesManyValues(new Map(Object.entries(before)), new Map(Object.entries(now)))
  const ticks = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`task-${at}`, true]))

  it('is true only if one list lost more than half, even if other lists are unchanged', () => {
    const jobApplications = applications(20)
    const professionalSkills = Array.from({ length: 9 }, (_, at) => ({
      id: `s${at}`,
      createdAt: '2026-11-01T00:00:00.000Z',
      name: 'Excel',
      level: 'expert',
    }))
    expect(loses({ jobApplications, professionalSkills }, { jobApplications })).toBe(true)
    expect(
      loses(
        { jobApplications, professionalSkills },
        { jobApplications, professionalSkills: professionalSkills.slice(0, 6) },
      ),
    ).toBe(false)
  })

  it('is false if one of a few records was deleted', () => {
    const userProfile = { name: 'Ana', location: 'Tacoma', careerField: 'Health' }
    const before = { userProfile, jobApplications: applications(3) }
    expect(loses(before, { ...before, jobApplications: applications(2) })).toBe(false)
  })

  it('is false if a move ended, because its checked tasks are in the archive', () => {
    const planProgress = { 'pcs-timeline': ticks(80) }
    const moveArchive = [{ id: 'm', planProgress }]
    expect(loses({ planProgress }, { moveArchive })).toBe(false)
    expect(loses({ planProgress }, {})).toBe(true)
  })

  it('is false if nothing was stored before', () => expect(loses({}, {})).toBe(false))
})

describe('Reading the backup folder', () => {
  const mine = backup(1, applications(1))
  const theirs = backup(2, applications(2))

  it('finds the newest readable file of each device, lists damaged files and ignores all others', async () => {
    const { folder } = createMemoryFolder({
      [newest]: mine.text,
      [folderFileName(other)]: theirs.text.slice(0, 80),
      [folderFileName(other, 1)]: theirs.text,
      'milspouse-backup-2026-11-21.json': theirs.text,
      'milspouse-backup-k7m2xp-5.json': theirs.text,
      'holiday.jpg': 'JFIF',
    })
    const { files, damaged } = await readDevices(folder, device)
    expect(files.map(({ device, content }) => [device, content.madeAt])).toEqual([
      [device, mine.madeAt.toISOString()],
      [other, theirs.madeAt.toISOString()],
    ])
    expect(damaged.map(({ name }) => name)).toEqual([folderFileName(other)])
  })

  it.each([
    ['of a newer version', /newer version of this site.*reload the page/, { version: 2 }],
    ['of another product', /not a file from this app/, { format: 'other-backup' }],
    ['with an unsafe key', /could do harm/, { entries: { constructor: 1 } }],
  ])('says why a file %s was not used', async (_, sentence, change) => {
    const content = JSON.parse(theirs.text) as object
    const text = JSON.stringify({ ...content, ...change }).replace('"constructor"', '"__proto__"')
    const { folder } = createMemoryFolder({ [folderFileName(other)]: text })
    const { files, damaged } = await readDevices(folder, device)
    expect(files).toEqual([])
    expect(damaged[0]?.problem).toMatch(sentence)
  })

  it('reads the other files if a program that syncs the folder has locked one', async () => {
    const { folder, failReading } = createMemoryFolder({
      [newest]: mine.text,
      [folderFileName(other)]: theirs.text,
    })
    failReading(folderFileName(other), 'NotReadableError')
    const { files, damaged } = await readDevices(folder, device)
    expect(files.map((file) => file.device)).toEqual([device])
    expect(damaged[0]?.problem).toMatch(/Another program is using this file.*try again/)
  })

  it('lists the other devices that have written since their files were merged', async () => {
    const { folder, put } = createMemoryFolder({ [newest]: mine.text })
    expect(await newerDevices(folder, device, {})).toEqual([])
    put(folderFileName(other), theirs.text)
    expect(await newerDevices(folder, device, {})).toEqual([other])
    const { files } = await readDevices(folder, device)
    const merged = { [other]: files[1]?.file.lastModified ?? 0 }
    expect(await newerDevices(folder, device, merged)).toEqual([])
    put(folderFileName(other), theirs.text)
    expect(await newerDevices(folder, device, merged)).toEqual([other])
    // The other device's clock was set back.
    expect(await newerDevices(folder, device, { [other]: Infinity })).toEqual([other])
  })

  it('leaves out another device until its file can be read', async () => {
    const { folder, put } = createMemoryFolder({ [folderFileName(other)]: '{"format":"milsp' })
    expect(await newerDevices(folder, device, {})).toEqual([])
    put(folderFileName(other), theirs.text)
    expect(await newerDevices(folder, device, {})).toEqual([other])
  })

  it('generates device names that are valid in file names', async () => {
    const names = Array.from({ length: 50 }, newDeviceName)
    const { folder } = createMemoryFolder(
      Object.fromEntries(names.map((name) => [folderFileName(name), mine.text])),
    )
    const { files } = await readDevices(folder, device)
    expect(files.map((file) => file.device)).toEqual([...new Set(names)].toSorted())
  })
})

describe('The message when the folder cannot be written', () => {
  it.each([
    ['NotFoundError', /not found.*connect the drive.*choose another folder/],
    ['NotAllowedError', /does not let this site write.*Allow it in your browser/],
    ['QuotaExceededError', /no room left.*Free some space/],
    ['NoModificationAllowedError', /could not be written.*entries were not changed.*Try Again/],
  ])('says what to do after a %s, and has a button for it', (name, sentence) => {
    const { message, actions } = troubles[troubleOf(new DOMException('', name))]
    const said = message('your folder “Backups”')
    expect(said).toMatch(sentence)
    for (const action of actions) {
      expect(said.toLowerCase()).toContain(action.toLowerCase())
    }
  })
})
