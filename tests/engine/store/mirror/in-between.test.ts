import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locks } from '@/engine/store/tabs/lock'
import { addRecord } from '@/engine/store/records'
import { type Repository } from '@/engine/store/repository'
import { memoryStorage, storedTexts, type KeyValueStorage } from '@/engine/store/storage'
import { stubIndexedDB } from '../../../support/fake-database'
import { buildToy, buildToyRecord, toys } from '../../../support/toy-entity'
import { openRepository, toyNames } from '../../../support/toy-repository'

/* What comes in between the steps of a write: a page that goes, and a storage that is emptied. */

const kite = buildToyRecord({ id: '1', name: 'Kite' })
const ball = buildToyRecord({ id: '2', name: 'Ball' })
const shelf = { ...toys, key: 'shelf' }

let storage: KeyValueStorage
beforeEach(() => {
  stubIndexedDB()
  storage = memoryStorage()
  vi.stubGlobal('navigator', { locks: sharedLocks() })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Locks that all tabs of the test share. */
function sharedLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name, work) => {
      const turn = last.then(work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}

const topIsAdded = addRecord(toys, buildToy({ name: 'Top' }))

/** Does something as soon as something is asked of the database to be written, once. */
function duringPut(act: () => void) {
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
    this: IDBObjectStore,
    ...given
  ) {
    act()
    return put.apply(this, given)
  })
}

describe('A restore that another tab goes out of sight in the middle of', () => {
  it('takes with it what that tab stores as it goes, and reports as saved', async () => {
    const [tab, other] = [await openRepository(storage), await openRepository(storage)]
    await tab.update(toys, () => [kite])
    const restored = tab.replace(
      () => new Map([['toys', JSON.stringify([ball, ...tab.load(toys)])]]),
      'restore',
    )
    other.applyOptimistic(toys, topIsAdded)
    const saved = other.update(toys, topIsAdded)
    duringPut(() => other.flushPending())
    await restored
    await saved
    expect(toyNames(other)).toEqual(['Ball', 'Top', 'Kite'])
    expect(toyNames(await openRepository(storage))).toEqual(['Ball', 'Top', 'Kite'])
    expect(tab.mirror.status.get().asking).toBeUndefined()
  })

  it('does not happen where the storage is emptied meanwhile: the person is asked', async () => {
    const tab = await openRepository(storage)
    await tab.update(toys, () => [kite])
    const restored = tab.replace(() => new Map([['toys', JSON.stringify([ball])]]), 'restore')
    duringPut(() => storage.clear())
    await expect(restored).rejects.toMatchObject({ reason: 'emptied' })
    expect(toyNames(tab)).toEqual([])
    await vi.waitFor(() => expect(tab.mirror.status.get().asking?.reason).toBe('emptied'))
  })
})

describe('What is not reported as saved', () => {
  it('is a change whose storage is emptied before the disk has it', async () => {
    const tab = await openRepository(storage)
    await tab.update(toys, () => [kite])
    const saved = tab.update(toys, topIsAdded)
    // Written, and not copied yet.
    expect(toyNames(tab)).toContain('Top')
    storage.clear()
    await expect(saved).rejects.toMatchObject({ reason: 'emptied' })
  })

  it.each([
    ['is empty', () => undefined],
    ['another tab fills again', (other: Repository) => other.update(shelf, () => [ball])],
  ])('is a change stored ahead of its turn in a storage that %s by then', async (_is, refill) => {
    const [tab, other] = [await openRepository(storage), await openRepository(storage)]
    await other.update(toys, () => [kite])
    // It has the lock for a while yet.
    tab.applyOptimistic(toys, topIsAdded)
    const saved = tab.update(toys, topIsAdded)
    tab.flushPending()
    expect(toyNames(other)).toContain('Top')
    storage.clear()
    other.syncFromStorage()
    await Promise.all([expect(saved).rejects.toMatchObject({ reason: 'emptied' }), refill(other)])
    expect(toyNames(tab)).toEqual([])
  })
})

it('A restore is there after a crash of which the storage kept its mark and not its texts', async () => {
  const tab = await openRepository(storage)
  await tab.update(toys, () => [kite])
  const left = memoryStorage()
  const restored = tab.replace(() => new Map([['toys', JSON.stringify([ball])]]), 'restore')
  duringPut(() => storedTexts(storage).forEach(([name, text]) => left.setItem(name, text)))
  await restored
  storage = left
  expect(toyNames(await openRepository(storage))).toEqual(['Ball'])
})
