import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locks } from '@/engine/store/tabs/lock'
import { addRecord } from '@/engine/store/records'
import { type Repository } from '@/engine/store/repository'
import { memoryStorage, storedTexts, type KeyValueStorage } from '@/engine/store/storage'
import { eventually } from '../../../support/eventually'
import { stubIndexedDB } from '../../../support/fake-database'
import { buildToy, buildToyRecord, toys } from '../../../support/toy-entity'
import { openRepository, toyNames } from '../../../support/toy-repository'

/* Events between the steps of a write: a page is hidden, or the storage is cleared. */

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

const addTop = addRecord(toys, buildToy({ name: 'Top' }))

/** Calls `act` once, when the next put into the database starts. */
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

describe('A restore', () => {
  it('keeps what another tab stores while that tab is being hidden', async () => {
    const [tab, other] = [await openRepository(storage), await openRepository(storage)]
    await tab.update(toys, () => [kite])
    const restored = tab.replace(
      () => new Map([['toys', JSON.stringify([ball, ...tab.load(toys)])]]),
      'restore',
    )
    other.applyOptimistic(toys, addTop)
    const saved = other.update(toys, addTop)
    duringPut(() => other.flushPending())
    await restored
    await saved
    expect(toyNames(other)).toEqual(['Ball', 'Top', 'Kite'])
    expect(toyNames(await openRepository(storage))).toEqual(['Ball', 'Top', 'Kite'])
    expect(tab.mirror.status.get().undecidedVersion).toBeUndefined()
  })

  it('is rejected if the storage is cleared meanwhile, and the user is asked', async () => {
    const tab = await openRepository(storage)
    await tab.update(toys, () => [kite])
    const restored = tab.replace(() => new Map([['toys', JSON.stringify([ball])]]), 'restore')
    duringPut(() => storage.clear())
    await expect(restored).rejects.toMatchObject({ reason: 'emptied' })
    expect(toyNames(tab)).toEqual([])
    await eventually(() => expect(tab.mirror.status.get().undecidedVersion?.reason).toBe('emptied'))
  })
})

describe('A change is not reported as saved', () => {
  it('if the storage is cleared before the mirror has it', async () => {
    const tab = await openRepository(storage)
    await tab.update(toys, () => [kite])
    duringPut(() => {
      expect(toyNames(tab)).toContain('Top')
      storage.clear()
    })
    await expect(tab.update(toys, addTop)).rejects.toMatchObject({ reason: 'emptied' })
  })

  it.each([
    ['was cleared', () => undefined],
    ['was cleared and refilled', (other: Repository) => other.update(shelf, () => [ball])],
  ])('if it was flushed into a storage that %s', async (_is, refill) => {
    const [tab, other] = [await openRepository(storage), await openRepository(storage)]
    await other.update(toys, () => [kite])
    // `other` still has the lock.
    tab.applyOptimistic(toys, addTop)
    const saved = tab.update(toys, addTop)
    tab.flushPending()
    expect(toyNames(other)).toContain('Top')
    storage.clear()
    other.syncFromStorage()
    await Promise.all([expect(saved).rejects.toMatchObject({ reason: 'emptied' }), refill(other)])
    expect(toyNames(tab)).toEqual([])
  })
})

it('A restore survives a crash after which the storage has its mark but not its texts', async () => {
  const tab = await openRepository(storage)
  await tab.update(toys, () => [kite])
  const left = memoryStorage()
  const restored = tab.replace(() => new Map([['toys', JSON.stringify([ball])]]), 'restore')
  duringPut(() => storedTexts(storage).forEach(([name, text]) => left.setItem(name, text)))
  await restored
  storage = left
  expect(toyNames(await openRepository(storage))).toEqual(['Ball'])
})
