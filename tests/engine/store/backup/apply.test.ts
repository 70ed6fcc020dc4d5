import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { HalfwayError } from '@/engine/store/save-error'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage, storedTexts, type KeyValueStorage } from '@/engine/store/storage'
import { applyRestore } from '@/engine/store/backup/apply'
import { backupFormat } from '@/engine/store/backup/backup-format'
import { collectBackup } from '@/engine/store/backup/collect-backup'
import { planRestore, type RestoreMode, type RestorePlan } from '@/engine/store/backup/plan'
import { readFile } from '@/engine/store/backup/read-file'
import { defineDocument } from '@/engine/model/document'
import { instant } from '@/engine/model/rules'
import type { Stored, StoredGroup } from '@/engine/model/stored'
import { full } from '../../../support/refuse-writes'
import { buildToyRecord, toys } from '../../../support/toy-entity'

/** A document whose schema refuses its empty value. */
const opened = defineDocument({ key: 'opened', contents: 'day', schema: instant(), empty: '' })
const ticks = defineDocument<Record<string, boolean>>({
  key: 'ticks',
  contents: 'ticks',
  schema: z.record(z.string(), z.boolean()),
  empty: {},
})
/** A count that never decreases. */
const presses = defineDocument({
  key: 'presses',
  contents: 'presses',
  schema: z.number(),
  empty: 0,
  merge: (mine, file) => ({
    value: Math.max(mine, file),
    added: 0,
    changed: Number(file > mine),
    same: Number(file === mine),
    kept: 0,
    undecided: 0,
  }),
  neverGoesBack: true,
})
const restorable: readonly Stored<unknown>[] = [toys, opened, ticks, presses]
const keys = restorable.map(({ key }) => key)

const kite = buildToyRecord({ id: '1', name: 'Kite' })
const ball = buildToyRecord({ id: '2', name: 'Ball' })

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** A storage that holds at most `limit` characters. */
function storageWithLimit(limit: number): KeyValueStorage {
  const storage = memoryStorage()
  return {
    ...storage,
    get length() {
      return storage.length
    },
    setItem: (key, text) => {
      const others = storedTexts(storage, (name) => name !== key)
      const used = others.reduce((sum, [, held]) => sum + held.length, 0)
      if (used + text.length > limit) throw full()
      storage.setItem(key, text)
    },
  }
}

function browserWith(texts: Readonly<Record<string, string>>, limit = 1_000_000) {
  const storage = storageWithLimit(limit)
  for (const [key, text] of Object.entries(texts)) storage.setItem(key, text)
  return createRepository({ storage, isDurable: true })
}
type Browser = ReturnType<typeof browserWith>

const everything = ({ storage }: Browser) => Object.fromEntries(storedTexts(storage))

const fileOf = (entries: object, unreadable: object = {}) =>
  JSON.stringify({
    format: 'toy-backup',
    version: 1,
    exportedAt: '2026-11-21T00:00:00.000Z',
    entries,
    unreadable,
  })

function plan(browser: Browser, text: string, known = restorable): RestorePlan {
  const content = readFile(text, [backupFormat('toy-backup', [])])
  if ('problem' in content) throw new Error(content.problem)
  return planRestore(browser, known, content)
}

async function restore(browser: Browser, text: string, mode: RestoreMode, known = restorable) {
  return applyRestore(browser, plan(browser, text, known), { mode, prefer: new Map() })
}

const manyToys = (count: number) =>
  Array.from({ length: count }, (_, at) => buildToyRecord({ id: String(at) }))

describe('A restore that does not fit', () => {
  it('puts everything back byte for byte, even if the earlier data fills the storage', async () => {
    const texts = { toys: JSON.stringify(manyToys(40)), ticks: '{"a":true}' }
    const limit = texts.toys.length + 200
    const browser = browserWith(texts, limit)
    const tooBig = Object.fromEntries(manyToys(2_000).map(({ id }) => [id, true]))
    const file = fileOf({ toys: manyToys(30), ticks: tooBig })
    await expect(restore(browser, file, 'replace')).rejects.toHaveProperty('reason', 'full')
    expect(everything(browser)).toEqual(texts)
  })

  it('rejects with the earlier texts if it cannot put them back and has no mirror to do it later', async () => {
    const texts = { toys: JSON.stringify(manyToys(40)), ticks: '{"a":true}' }
    const browser = browserWith(texts)
    const { storage } = browser
    const setItem = storage.setItem.bind(storage)
    storage.setItem = () => {
      throw full()
    }
    const file = fileOf({ toys: [], ticks: { b: true } })
    const failed = await restore(browser, file, 'replace').catch((error: unknown) => error)
    if (!(failed instanceof HalfwayError)) throw failed
    expect(browser.load(toys)).toEqual([])
    storage.setItem = setItem
    await browser.replace(() => failed.before, 'undo')
    expect(everything(browser)).toEqual(texts)
  })
})

it('A restore that fits only after it has removed other data succeeds', async () => {
  const ticked = Object.fromEntries(manyToys(300).map(({ id }) => [id, true]))
  const texts = { toys: JSON.stringify(manyToys(30)) }
  const browser = browserWith(texts, texts.toys.length + 100)
  await restore(browser, fileOf({ ticks: ticked, toys: [] }), 'replace')
  expect(browser.load(ticks)).toEqual(ticked)
})

describe('Undoing a restore', () => {
  it('puts back data that filled the storage', async () => {
    const ticked = Object.fromEntries(manyToys(300).map(({ id }) => [id, true]))
    const texts = { toys: JSON.stringify(manyToys(30)) }
    const browser = browserWith(texts, texts.toys.length + 100)
    const before = await restore(browser, fileOf({ ticks: ticked, toys: [] }), 'replace')
    await browser.replace(() => before, 'undo')
    expect(everything(browser)).toEqual(texts)
  })

  it.each([
    ['is there', '{"a":true}'],
    ['is missing', null],
    ['is unreadable', '{"cut'],
  ])('also puts back the other keys of a group, if what is stored there %s', async (_, ticked) => {
    const group: StoredGroup = { members: [toys, ticks], merge: () => new Map() }
    const grouped = restorable.map((one) => ({
      ...one,
      group: group.members.includes(one) ? group : undefined,
    }))
    const texts = { toys: JSON.stringify([ball]), ...(ticked !== null && { ticks: ticked }) }
    const browser = browserWith(texts)
    const before = await restore(browser, fileOf({ toys: [kite] }), 'merge', grouped)
    const { ticks: now = null, ...others } = everything(browser)
    expect(now).toBe(ticked)
    expect(Object.keys(others)).toEqual(['toys'])
    await browser.update(toys, () => [])
    await browser.update(ticks, () => ({ b: true }))
    await browser.replace(() => before, 'undo')
    expect(everything(browser)).toMatchObject(texts)
    expect(browser.storage.getItem('ticks')).toBe(ticked)
  })

  it('leaves data that the file did not contain unchanged', async () => {
    const browser = browserWith({ other: 'mine' })
    const before = await restore(browser, fileOf({ toys: [kite] }), 'merge')
    browser.storage.setItem('other', 'changed since')
    await browser.replace(() => before, 'undo')
    expect(everything(browser)).toEqual({ other: 'changed since' })
  })

  it('is refused after a newer version of the site has written to the storage', async () => {
    const browser = browserWith({ toys: JSON.stringify([ball]) })
    const texts = await restore(browser, fileOf({ toys: [kite] }), 'merge')
    browser.storage.setItem('schemaVersion', '2')
    const before = everything(browser)
    const undo = browser.replace(() => texts, 'undo')
    await expect(undo).rejects.toHaveProperty('reason', 'newer')
    expect(everything(browser)).toEqual(before)
  })
})

describe('Replace', () => {
  it('removes what a full backup does not contain, even if a schema refuses the empty value', async () => {
    const browser = browserWith({
      toys: JSON.stringify([ball]),
      opened: '"2026-01-01T00:00:00.000Z"',
    })
    await restore(browser, fileOf({ ticks: { a: true } }), 'replace')
    expect(everything(browser)).toEqual({ ticks: '{"a":true}' })
  })

  it('is planned with a count of what would be lost', () => {
    const browser = browserWith({ toys: JSON.stringify([ball, kite]), ticks: '{"a":true}' })
    const { keys: planned } = plan(browser, fileOf({ toys: [kite] }))
    const lost = planned.map(({ stored, lost: count }) => [stored.key, count])
    expect(lost).toEqual([
      ['toys', 1],
      ['opened', 0],
      ['ticks', 1],
      ['presses', 0],
    ])
  })

  it('is planned with a count of the records that differ here, whichever is newer', () => {
    const old = { ...kite, updatedAt: '2026-11-20T00:00:00.000Z' }
    const edited = { ...kite, name: 'Kit', updatedAt: '2026-11-21T00:00:00.000Z' }
    const counted = (mine: unknown, theirs: unknown) => {
      const browser = browserWith({ toys: JSON.stringify([ball, mine]) })
      return plan(browser, fileOf({ toys: [theirs, ball] })).keys[0]
    }
    expect(counted(edited, old)).toMatchObject({ lost: 0, differing: 1 })
    expect(counted(old, edited)).toMatchObject({ lost: 0, differing: 1 })
    expect(counted(old, old)).toMatchObject({ lost: 0, differing: 0 })
  })

  it.each([
    ['is behind the file', '3', { presses: 5 }, 5],
    ['is ahead of the file', '7', { presses: 5 }, 7],
    ['is not in the file', '7', {}, 7],
  ])('never lowers a value that must not go back, if it %s', async (_, mine, entries, after) => {
    const browser = browserWith({ presses: mine })
    const { keys: planned } = plan(browser, fileOf(entries))
    expect(planned.find(({ stored }) => stored === presses)).toMatchObject({ lost: 0 })
    await restore(browser, fileOf(entries), 'replace')
    expect(browser.load(presses)).toBe(after)
  })

  it.each(['merge', 'replace'] as const)(
    'keeps the stored data if the file’s content cannot be used (%s)',
    async (mode) => {
      const texts = { toys: JSON.stringify([ball]), ticks: '{"a":true}' }
      const browser = browserWith(texts)
      const file = fileOf({ toys: { not: 'a list' }, ticks: { a: true } })
      expect(plan(browser, file).keys[0]?.refused).toHaveLength(1)
      await restore(browser, file, mode)
      expect(everything(browser)).toMatchObject(texts)
      expect(browser.unreadable().map(([, text]) => text)).toEqual(['{"not":"a list"}'])
    },
  )
})

describe('Content that was unreadable when the backup was made', () => {
  it.each(['merge', 'replace'] as const)(
    'is restored beside the stored data (%s), once',
    async (mode) => {
      const texts = { toys: JSON.stringify([ball]) }
      const browser = browserWith(texts)
      const file = fileOf({}, { toys: '[{"cut', 'ticks.unreadable.5': '{"no' })
      await restore(browser, file, mode)
      await restore(browser, file, mode)
      const after = everything(browser)
      expect(Object.keys(after)).toHaveLength(3)
      expect(after).toMatchObject({ ...texts, 'ticks.unreadable.5': '{"no' })
      expect(browser.unreadable().map(([, text]) => text)).toEqual(
        expect.arrayContaining(['[{"cut', '{"no']),
      )
    },
  )

  it('is planned like other content if it can be read after all', () => {
    const browser = browserWith({})
    const { keys: planned, texts } = plan(browser, fileOf({}, { toys: JSON.stringify([kite]) }))
    expect(texts.size).toBe(0)
    expect(planned[0]).toMatchObject({ file: [kite], merge: { added: 1 } })
  })
})

describe('A full backup of damaged data', () => {
  it.each([
    ['a key that names the prototype', '[{"__proto__":{"polluted":true}}]'],
    ['arrays nested 500 deep', '['.repeat(500) + ']'.repeat(500)],
    ['a truncated list of a million values', `[${'0,'.repeat(1_000_000)}`],
    ['truncated JSON', '[{"name":"Ki'],
    ['elements that are not records', `[${'{},'.repeat(10_000)}7]`],
    ['an object in place of a list', '{"name":"Kite"}'],
  ])('with %s restores byte for byte', async (_, text) => {
    const texts = { toys: text, ticks: '{"a":true}' }
    const backup = collectBackup(Object.entries(texts), keys, 'toy-backup')
    const browser = browserWith({}, 10_000_000)
    await restore(browser, JSON.stringify(backup), 'merge')
    // Not with `toEqual`, which would print a difference character by character.
    expect(browser.storage.getItem('toys') === text).toBe(true)
    expect(browser.load(ticks)).toEqual({ a: true })
  })

  const invalid = { ...ball, name: 5 }
  const partlyInvalid = { toys: JSON.stringify([kite, invalid, 7]), ticks: '{"a":true,"b":"x"}' }
  const refusedTexts = [JSON.stringify([invalid, 7]), '{"a":true,"b":"x"}']
  const unreadable = (browser: Browser) =>
    browser
      .unreadable()
      .map(([, text]) => text)
      .toSorted()
  const fileOfPartlyInvalid = () =>
    JSON.stringify(collectBackup(Object.entries(partlyInvalid), keys, 'toy-backup'))

  it.each(['merge', 'replace'] as const)(
    'sets the refused parts of a list or an object aside, once (%s)',
    async (mode) => {
      const browser = browserWith({ toys: JSON.stringify([ball]) })
      await restore(browser, fileOfPartlyInvalid(), mode)
      await restore(browser, fileOfPartlyInvalid(), mode)
      expect(browser.load(toys)).toContainEqual(kite)
      expect(browser.load(ticks)).toEqual({ a: true })
      expect(unreadable(browser)).toEqual(refusedTexts.toSorted())
    },
  )

  it.each(['merge', 'replace'] as const)(
    'does the same with texts that were saved as unreadable (%s)',
    async (mode) => {
      const browser = browserWith({ toys: JSON.stringify([ball]) })
      await restore(browser, fileOf({}, partlyInvalid), mode)
      expect(browser.load(toys)).toContainEqual(kite)
      expect(browser.load(ticks)).toEqual({ a: true })
      expect(unreadable(browser)).toEqual(refusedTexts.toSorted())
    },
  )

  it.each(['merge', 'replace'] as const)(
    'changes nothing if it is restored where it was made (%s)',
    async (mode) => {
      const browser = browserWith(partlyInvalid)
      await restore(browser, fileOfPartlyInvalid(), mode)
      expect(everything(browser)).toEqual(partlyInvalid)
    },
  )
})
