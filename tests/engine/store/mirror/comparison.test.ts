import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createComparison } from '@/engine/store/mirror/comparison'
import { createMirror } from '@/engine/store/mirror/mirror'
import { readSaveMark, writeSaveMark } from '@/engine/store/save-mark'
import { createWriteLog } from '@/engine/store/mirror/write-log'
import { memoryStorage, type KeyValueStorage } from '@/engine/store/storage'
import { createLock, type Locks } from '@/engine/store/tabs/lock'
import { eventually } from '../../../support/eventually'
import { stubIndexedDB } from '../../../support/fake-database'

beforeEach(stubIndexedDB)
afterEach(() => vi.unstubAllGlobals())

interface Options {
  locks?: Locks
  restorableKeys?: () => Promise<readonly string[]>
}

/** Starts a page on this storage. Resolves when it has compared the storage with the mirror. */
async function startPage(storage: KeyValueStorage, { locks, restorableKeys }: Options = {}) {
  const mirror = createMirror(storage)
  const log = createWriteLog(storage, mirror)
  const lock = createLock({ locks, settled: mirror.settled })
  const comparison = createComparison({
    opened: { storage, isDurable: true },
    mirror,
    lock,
    log,
    reloadAll: () => undefined,
    restorableKeys,
  })
  await comparison.start()
  return { mirror, log, lock, comparison }
}

it('A comparison completes the replacement of a tab that closed while the comparison ran', async () => {
  const storage = memoryStorage()
  const lockFree = { promise: Promise.resolve() }
  const locks = {
    request: async <Result>(_: string, work: () => Promise<Result>) => {
      await lockFree.promise
      return work()
    },
  }
  const { mirror, log, comparison } = await startPage(storage, { locks })
  for (const name of ['ticks', 'plan']) {
    storage.setItem(name, 'before')
    log.record([[name, 'before']])
  }
  await mirror.settled()
  // Another tab holds the lock. It has numbered its replacement but not stored the intent.
  let releaseLock = () => undefined as void
  lockFree.promise = new Promise((resolve) => (releaseLock = resolve))
  const number = log.nextSequence()
  await comparison.compare()
  // The other tab stores the intent, replaces one of two texts and closes.
  const texts = [['ticks', 'after'] as const, ['plan', 'after'] as const]
  await mirror.writeIntent({ texts, number }, 'restore', number)
  log.markReplacement()
  storage.setItem('ticks', 'after')
  releaseLock()
  await eventually(() => expect(storage.getItem('plan')).toBe('after'))
  await eventually(() => expect(readSaveMark(storage)).not.toHaveProperty('writing'))
  expect((await mirror.writesAfter(-1)).map(([name, text]) => [name, text])).toEqual([
    ['plan', 'after'],
    ['ticks', 'after'],
  ])
})

it('A comparison with an empty mirror clears a half-written mark and keeps the text', async () => {
  const storage = memoryStorage()
  writeSaveMark(storage, { id: 'x', number: 4, writing: [] })
  storage.setItem('ticks', 'half')
  const { mirror } = await startPage(storage)
  await eventually(() => expect(readSaveMark(storage)).not.toHaveProperty('writing'))
  expect(await mirror.writesAfter(-1)).toEqual([['ticks', 'half']])
})

it('A key that something else removed is kept as a version, and the person is asked once', async () => {
  const storage = memoryStorage()
  const first = await startPage(storage)
  for (const name of ['jobs', 'ticks', 'deleted']) {
    storage.setItem(name, 'text')
    first.log.record([[name, 'text']])
  }
  storage.removeItem('deleted')
  first.log.record([['deleted', null]])
  await first.mirror.settled()
  storage.removeItem('jobs')
  const { mirror } = await startPage(storage)
  await eventually(() =>
    expect(mirror.status.get().undecidedVersion).toMatchObject({ reason: 'apart' }),
  )
  const texts = await mirror.withDatabase((database) => database.getAll('versionTexts'))
  expect(texts).toEqual([expect.arrayContaining([['jobs', 'text']])])
  await mirror.withDatabase((database) => database.clear('versions'))
  const again = await startPage(storage)
  expect(await again.mirror.hasRemovedKeys()).toBe(false)
  expect(again.mirror.status.get().undecidedVersion).toBeUndefined()
})

it('Two keys that something else removed are kept as one version when one of them is saved again', async () => {
  const storage = memoryStorage()
  const first = await startPage(storage)
  for (const name of ['jobs', 'ticks', 'plan']) {
    storage.setItem(name, 'text')
    first.log.record([[name, 'text']])
  }
  await first.mirror.settled()
  storage.removeItem('jobs')
  storage.removeItem('ticks')
  storage.setItem('jobs', 'new')
  first.log.record([['jobs', 'new']], ['jobs'])
  await first.mirror.settled()
  expect(await first.mirror.hasRemovedKeys()).toBe(false)
  const second = await startPage(storage)
  await second.lock.runAlone(() => Promise.resolve())
  const texts = await second.mirror.withDatabase((database) => database.getAll('versionTexts'))
  const kept = ['jobs', 'ticks', 'plan'].map((name) => [name, 'text'])
  expect(texts).toEqual([expect.arrayContaining(kept)])
  expect(new Map(await second.mirror.writesAfter(-1))).toEqual(
    new Map([
      ['jobs', 'new'],
      ['plan', 'text'],
    ]),
  )
})

it('A key that is removed again before the mirror has its new text is not deleted from the mirror', async () => {
  const storage = memoryStorage()
  const { mirror, log } = await startPage(storage)
  storage.setItem('jobs', 'text')
  log.record([['jobs', 'text']])
  await mirror.settled()
  storage.setItem('jobs', 'new')
  log.record([['jobs', 'new']], ['jobs'])
  storage.removeItem('jobs')
  await mirror.settled()
  expect(await mirror.writesAfter(-1)).toEqual([['jobs', 'new']])
})

it('A removed key that no restore can bring back is not asked about', async () => {
  const storage = memoryStorage()
  const restorableKeys = vi.fn(() => Promise.resolve(['jobs']))
  storage.setItem('tool.of.someone.else', 'text')
  const first = await startPage(storage, { restorableKeys })
  for (const name of ['jobs', 'jobs.unreadable.1']) {
    storage.setItem(name, 'text')
    first.log.record([[name, 'text']])
  }
  await first.mirror.settled()
  storage.removeItem('tool.of.someone.else')
  const second = await startPage(storage, { restorableKeys })
  await eventually(() => expect(restorableKeys).toHaveBeenCalledOnce())
  await second.lock.runAlone(() => Promise.resolve())
  expect(await second.mirror.hasRemovedKeys()).toBe(true)
  expect(second.mirror.status.get().undecidedVersion).toBeUndefined()
  storage.removeItem('jobs.unreadable.1')
  const { mirror } = await startPage(storage, { restorableKeys })
  await eventually(() =>
    expect(mirror.status.get().undecidedVersion).toMatchObject({ reason: 'apart' }),
  )
})
