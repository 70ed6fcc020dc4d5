import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createComparison } from '@/engine/store/mirror/comparison'
import { createMirror } from '@/engine/store/mirror/mirror'
import { readSaveMark, writeSaveMark } from '@/engine/store/mirror/save-mark'
import { createWriteLog } from '@/engine/store/mirror/write-log'
import { memoryStorage } from '@/engine/store/storage'
import { createLock } from '@/engine/store/tabs/lock'
import { giveDatabases } from '../../../support/fake-database'

beforeEach(giveDatabases)
afterEach(() => vi.unstubAllGlobals())

it('What another tab left half replaced is finished, not taken as whole, where it ended during the comparison', async () => {
  const storage = memoryStorage()
  const mirror = createMirror(storage)
  const log = createWriteLog(storage, mirror)
  const open = { open: Promise.resolve() }
  const locks = {
    request: async <Result>(_: string, work: () => Promise<Result>) => {
      await open.open
      return work()
    },
  }
  const lock = createLock({ locks, settled: mirror.settled })
  const opened = { storage, isDurable: true }
  const comparison = createComparison({ opened, mirror, lock, log, reloadAll: () => undefined })
  await comparison.start()
  for (const name of ['ticks', 'plan']) {
    storage.setItem(name, 'before')
    log.record([[name, 'before']])
  }
  await mirror.settled()
  // Another tab has the lock and has just numbered its replacement.
  let letGo = () => undefined as void
  open.open = new Promise((resolve) => (letGo = resolve))
  const number = log.nextSequence()
  await comparison.compare()
  const texts = [['ticks', 'after'] as const, ['plan', 'after'] as const]
  await mirror.writeIntent({ texts, number }, 'restore', number)
  log.openReplacement()
  storage.setItem('ticks', 'after')
  letGo()
  await vi.waitFor(() => expect(storage.getItem('plan')).toBe('after'))
  await vi.waitFor(() => expect(readSaveMark(storage)).not.toHaveProperty('writing'))
  expect((await mirror.writesAfter(-1)).map(([name, text]) => [name, text])).toEqual([
    ['plan', 'after'],
    ['ticks', 'after'],
  ])
})

it('A half write that no database knows of ends with the comparison', async () => {
  const storage = memoryStorage()
  const mirror = createMirror(storage)
  const log = createWriteLog(storage, mirror)
  const lock = createLock({ settled: mirror.settled })
  writeSaveMark(storage, { id: 'x', number: 4, writing: [] })
  storage.setItem('ticks', 'half')
  const opened = { storage, isDurable: true }
  await createComparison({ opened, mirror, lock, log, reloadAll: () => undefined }).start()
  await vi.waitFor(() => expect(readSaveMark(storage)).not.toHaveProperty('writing'))
  expect(await mirror.writesAfter(-1)).toEqual([['ticks', 'half']])
})
