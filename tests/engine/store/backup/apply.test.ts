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
import type { Stored } from '@/engine/model/stored'
import { buildToyRecord, toys } from '../../../support/toy-entity'

/** A document whose empty value its own schema refuses. */
const opened = defineDocument({ key: 'opened', contents: 'day', schema: instant(), empty: '' })
const ticks = defineDocument<Record<string, boolean>>({
  key: 'ticks',
  contents: 'ticks',
  schema: z.record(z.string(), z.boolean()),
  empty: {},
})
/** A count that may not fall. */
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
    undecided: 0,
  }),
  neverGoesBack: true,
})
const restorable: readonly Stored<unknown>[] = [toys, opened, ticks, presses]
const keys = restorable.map(({ key }) => key)

const kite = buildToyRecord({ id: '1', name: 'Kite' })
const ball = buildToyRecord({ id: '2', name: 'Ball' })

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** A storage that holds so many characters and no more. */
function storageFor(limit: number): KeyValueStorage {
  const storage = memoryStorage()
  return {
    ...storage,
    get length() {
      return storage.length
    },
    setItem: (key, text) => {
      const others = storedTexts(storage, (name) => name !== key)
      const used = others.reduce((sum, [, held]) => sum + held.length, 0)
      if (used + text.length > limit) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      storage.setItem(key, text)
    },
  }
}

function browserWith(texts: Readonly<Record<string, string>>, limit = 1_000_000) {
  const storage = storageFor(limit)
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

function plan(browser: Browser, text: string): RestorePlan {
  const content = readFile(text, [backupFormat('toy-backup', [])])
  if ('problem' in content) throw new Error(content.problem)
  return planRestore(browser, restorable, content)
}

async function restore(browser: Browser, text: string, mode: RestoreMode) {
  return applyRestore(browser, plan(browser, text), { mode, prefer: new Map() })
}

const manyToys = (count: number) =>
  Array.from({ length: count }, (_, at) => buildToyRecord({ id: String(at) }))

describe('A restore that does not fit', () => {
  it('puts everything back to the byte, also when what was there fills the storage', async () => {
    const texts = { toys: JSON.stringify(manyToys(40)), ticks: '{"a":true}' }
    const limit = texts.toys.length + 200
    const browser = browserWith(texts, limit)
    const tooBig = Object.fromEntries(manyToys(2_000).map(({ id }) => [id, true]))
    const file = fileOf({ toys: manyToys(30), ticks: tooBig })
    await expect(restore(browser, file, 'replace')).rejects.toHaveProperty('reason', 'full')
    expect(everything(browser)).toEqual(texts)
  })

  it('and cannot be put back either, without a copy on the disk, keeps what it takes to put it back', async () => {
    const texts = { toys: JSON.stringify(manyToys(40)), ticks: '{"a":true}' }
    const browser = browserWith(texts)
    const { storage } = browser
    const setItem = storage.setItem.bind(storage)
    storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    const file = fileOf({ toys: [], ticks: { b: true } })
    const failed = await restore(browser, file, 'replace').catch((error: unknown) => error)
    if (!(failed instanceof HalfwayError)) throw failed
    expect(browser.load(toys)).toEqual([])
    storage.setItem = setItem
    await browser.replace(() => failed.before, 'undo')
    expect(everything(browser)).toEqual(texts)
  })

  it('is not one that would fit in the end', async () => {
    const ticked = Object.fromEntries(manyToys(300).map(({ id }) => [id, true]))
    const texts = { toys: JSON.stringify(manyToys(30)) }
    const browser = browserWith(texts, texts.toys.length + 100)
    await restore(browser, fileOf({ ticks: ticked, toys: [] }), 'replace')
    expect(browser.load(ticks)).toEqual(ticked)
  })
})

describe('Undoing a restore', () => {
  it('puts back what filled the storage', async () => {
    const ticked = Object.fromEntries(manyToys(300).map(({ id }) => [id, true]))
    const texts = { toys: JSON.stringify(manyToys(30)) }
    const browser = browserWith(texts, texts.toys.length + 100)
    const before = await restore(browser, fileOf({ ticks: ticked, toys: [] }), 'replace')
    await browser.replace(() => before, 'undo')
    expect(everything(browser)).toEqual(texts)
  })

  it('leaves alone what the file did not concern', async () => {
    const browser = browserWith({ other: 'mine' })
    const before = await restore(browser, fileOf({ toys: [kite] }), 'merge')
    browser.storage.setItem('other', 'changed since')
    await browser.replace(() => before, 'undo')
    expect(everything(browser)).toEqual({ other: 'changed since' })
  })

  it('is refused once a newer version has written here', async () => {
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
  it('empties what a full backup lacks, whatever its empty value is', async () => {
    const browser = browserWith({
      toys: JSON.stringify([ball]),
      opened: '"2026-01-01T00:00:00.000Z"',
    })
    await restore(browser, fileOf({ ticks: { a: true } }), 'replace')
    expect(everything(browser)).toEqual({ ticks: '{"a":true}' })
  })

  it('says before it what will be gone', () => {
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

  it.each([
    ['falls behind what the file has', '3', { presses: 5 }, 5],
    ['is ahead of it', '7', { presses: 5 }, 7],
    ['is not in it', '7', {}, 7],
  ])('takes nothing back that may not go back, where it %s', async (_, mine, entries, after) => {
    const browser = browserWith({ presses: mine })
    const { keys: planned } = plan(browser, fileOf(entries))
    expect(planned.find(({ stored }) => stored === presses)).toMatchObject({ lost: 0 })
    await restore(browser, fileOf(entries), 'replace')
    expect(browser.load(presses)).toBe(after)
  })

  it.each(['merge', 'replace'] as const)(
    'leaves what is here where the file’s content cannot be used (%s)',
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

describe('What could not be read when the backup was made', () => {
  it.each(['merge', 'replace'] as const)(
    'comes back beside what is here (%s), once',
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

  it('is shown and checked like the rest when it can be read after all', () => {
    const browser = browserWith({})
    const { keys: planned, texts } = plan(browser, fileOf({}, { toys: JSON.stringify([kite]) }))
    expect(texts.size).toBe(0)
    expect(planned[0]).toMatchObject({ file: [kite], merge: { added: 1 } })
  })
})

describe('A full backup of damaged data', () => {
  it.each([
    ['a name that means a prototype', '[{"__proto__":{"polluted":true}}]'],
    ['nesting without end', '['.repeat(500) + ']'.repeat(500)],
    ['a million values that are cut off', `[${'0,'.repeat(1_000_000)}`],
    ['JSON that was cut off', '[{"name":"Ki'],
    ['records that are none', `[${'{},'.repeat(10_000)}7]`],
    ['an object in place of a list', '{"name":"Kite"}'],
  ])('with %s restores to the byte', async (_, text) => {
    const texts = { toys: text, ticks: '{"a":true}' }
    const backup = collectBackup(Object.entries(texts), keys, 'toy-backup')
    const browser = browserWith({}, 10_000_000)
    await restore(browser, JSON.stringify(backup), 'merge')
    // Not by `toEqual`: a difference would be printed character by character.
    expect(browser.storage.getItem('toys') === text).toBe(true)
    expect(browser.load(ticks)).toEqual({ a: true })
  })

  const cut = { ...ball, name: 5 }
  const partly = { toys: JSON.stringify([kite, cut, 7]), ticks: '{"a":true,"b":"x"}' }
  const refusedTexts = [JSON.stringify([cut, 7]), '{"a":true,"b":"x"}']
  const unreadable = (browser: Browser) =>
    browser
      .unreadable()
      .map(([, text]) => text)
      .toSorted()
  const fileOfPartly = () =>
    JSON.stringify(collectBackup(Object.entries(partly), keys, 'toy-backup'))

  it.each(['merge', 'replace'] as const)(
    'sets aside what is refused of a list or an object, once (%s)',
    async (mode) => {
      const browser = browserWith({ toys: JSON.stringify([ball]) })
      await restore(browser, fileOfPartly(), mode)
      await restore(browser, fileOfPartly(), mode)
      expect(browser.load(toys)).toContainEqual(kite)
      expect(browser.load(ticks)).toEqual({ a: true })
      expect(unreadable(browser)).toEqual(refusedTexts.toSorted())
    },
  )

  it.each(['merge', 'replace'] as const)(
    'restored where it was made changes nothing (%s)',
    async (mode) => {
      const browser = browserWith(partly)
      await restore(browser, fileOfPartly(), mode)
      expect(everything(browser)).toEqual(partly)
    },
  )
})
