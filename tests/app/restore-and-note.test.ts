import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fullBackup } from '@/screens/account/user-data/data-files'
import { readUserText } from '@/screens/account/user-data/read-user-file'
import { restoreAndNote } from '@/screens/account/user-data/restore/restore-and-note'
import { planRestore, type RestoreMode } from '@/engine/store/backup/plan'
import type { Repository } from '@/engine/store/repository'
import { backupLog } from '@/schemas/account/backup-log'
import { moves } from '@/schemas/my-move/move'
import { restorable } from '@/schemas/account/stored'
import { userProfile } from '@/schemas/account/user-profile'
import { buildApplication } from '../support/applications'
import { browserWith } from '../support/browser-with'
import { buildMove } from '../support/moves'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

type Texts = Readonly<Record<string, string>>

const nurse = JSON.stringify([buildApplication({ id: '1', position: 'Nurse' })])
const teacher = JSON.stringify([buildApplication({ id: '2', position: 'Teacher' })])
const goal = '{"id":"1","createdAt":"2026-11-21T08:00:00.000Z","title":7}'

/** Restores the full backup of a browser with these texts. */
async function restoreFileOf(texts: Texts, browser: Repository, mode: RestoreMode = 'merge') {
  const content = readUserText(fullBackup(browserWith(texts)).text)
  if ('problem' in content) throw new Error(content.problem)
  const plan = planRestore(browser, restorable, content)
  await restoreAndNote(browser, plan, { mode, prefer: new Map() })
}

const countsAsBackup = (browser: Repository) => browser.load(backupLog).backedUpAt !== undefined

it.each<[what: string, file: Texts, here: Texts]>([
  ['in an empty browser', { jobApplications: nurse }, {}],
  ['with an unreadable text', { jobApplications: '[{"cut' }, {}],
  [
    'with a text that was set aside here too',
    { 'moves.unreadable.5': '{"no', moves: '[]' },
    { 'moves.unreadable.9': '{"no' },
  ],
  [
    'next to texts that the product writes by itself',
    { jobApplications: nurse },
    { joinDate: '{"cut' },
  ],
])('A file %s counts as the last backup once it is restored', async (_, file, here) => {
  const browser = browserWith(here)
  await restoreFileOf(file, browser)
  expect(countsAsBackup(browser)).toBe(true)
})

it.each<[what: string, file: Texts, here: Texts]>([
  [
    'records under a key that is unreadable text in the file',
    { jobApplications: '[{"cut', interviewNotes: '{"a":"b"}' },
    { jobApplications: nurse },
  ],
  [
    'notes under a key for which the file has only a text that was set aside',
    { 'interviewNotes.unreadable.5': '{"no' },
    { interviewNotes: '{"a":"b"}' },
  ],
  [
    'an unreadable text under a key that the file lacks',
    { jobApplications: nurse },
    { professionalSkills: '[{"cut' },
  ],
  [
    'a different unreadable text than the file',
    { professionalSkills: '[{"cut' },
    { professionalSkills: '[{"no' },
  ],
  [
    'an unreadable record among records of the file',
    { professionalGoals: '[]', jobApplications: nurse },
    { professionalGoals: `[${goal}]` },
  ],
  [
    'a text that was set aside and is not in the file',
    { jobApplications: nurse },
    { 'jobApplications.unreadable.5': '[{"cut' },
  ],
  [
    'a text that was set aside for another key',
    { moves: '{"no' },
    { 'planProgress.unreadable.5': '{"no' },
  ],
])('A file does not count as the last backup if the browser also has %s', async (_, file, here) => {
  const browser = browserWith(here)
  await restoreFileOf(file, browser)
  expect(countsAsBackup(browser)).toBe(false)
})

it('A file that changes nothing leaves the date of a later backup, unless changes were counted since', async () => {
  const later = new Date(Date.now() + 60_000).toISOString()
  const logAfter = async (changes: number) => {
    const browser = browserWith({ jobApplications: nurse })
    await browser.update(backupLog, () => ({ changes, backedUpAt: later }))
    await restoreFileOf({ jobApplications: nurse }, browser)
    return browser.load(backupLog)
  }
  expect(await logAfter(0)).toEqual({ changes: 0, backedUpAt: later })
  expect(await logAfter(2)).toMatchObject({ changes: 0 })
})

it('A file does not count as the last backup if another tab stores something right after the restore', async () => {
  const browser = browserWith({})
  const { update } = browser
  browser.update = (stored, change) => {
    browser.storage.setItem('jobApplications', teacher)
    return update(stored, change)
  }
  await restoreFileOf({ jobApplications: nurse }, browser)
  expect(countsAsBackup(browser)).toBe(false)
})

it.each(['"a name"', '{"name":"Dana","location":5}', '{"name'])(
  'An unreadable profile is restored as text with the finished setup, and is kept: %s',
  async (profile) => {
    const browser = browserWith({})
    await restoreFileOf({ userProfile: profile, profileCreated: 'true' }, browser)
    await browser.update(userProfile, (known) => ({ ...known, name: 'Kim' }))
    expect(browser.unreadable().map(([, text]) => text)).toContain(profile)
    expect(browser.load(userProfile).name).toBe('Kim')
  },
)

it('A merge does not end a move that was planned while it waited, unless the person was asked', async () => {
  const browser = browserWith({})
  const content = readUserText(
    fullBackup(browserWith({ moves: JSON.stringify([buildMove({ id: '1' })]) })).text,
  )
  if ('problem' in content) throw new Error(content.problem)
  const plan = planRestore(browser, restorable, content)
  const meanwhile = [buildMove({ id: '2', reportDate: '2027-08-01' })]
  await browser.update(moves, () => meanwhile)
  const restored = restoreAndNote(browser, plan, { mode: 'merge', prefer: new Map() })
  await expect(restored).rejects.toHaveProperty('reason', 'overtaken')
  expect(browser.load(moves)).toEqual(meanwhile)
})
