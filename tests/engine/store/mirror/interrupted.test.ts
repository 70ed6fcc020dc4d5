import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { HalfwayError } from '@/engine/store/save-error'
import { readSaveMark } from '@/engine/store/save-mark'
import { listVersions, readVersion } from '@/engine/store/mirror/versions'
import { createRepository, type Repository } from '@/engine/store/repository'
import { memoryStorage, openStorage, type KeyValueStorage } from '@/engine/store/storage'
import { eventually } from '../../../support/eventually'
import { stubBrokenIndexedDB, stubIndexedDB } from '../../../support/fake-database'
import { buildToyRecord, toys } from '../../../support/toy-entity'
import {
  addToy,
  copyStorage,
  endingStorage,
  openRepository,
  toyNames,
  waitForLockRelease,
} from '../../../support/toy-repository'

/*
 * Two failures at once, such as a crash while the database fails, or a reset during a write. Saved data is restored, or
 * the user is asked about it. Erased data stays erased.
 */

let storage: KeyValueStorage
beforeEach(() => {
  stubIndexedDB()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  storage = memoryStorage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const nextNumber = () => (readSaveMark(storage)?.number ?? 0) + 1

/** The texts of the version that the user is asked about. */
async function textsAskedAbout({ mirror }: Repository): Promise<string> {
  const undecidedVersion = await eventually(() => {
    const { undecidedVersion } = mirror.status.get()
    if (!undecidedVersion) throw new Error('The user is not asked.')
    return undecidedVersion
  })
  return JSON.stringify([
    ...((await readVersion(await mirror.database(), undecidedVersion.id)) ?? []),
  ])
}

/** Makes a method of an object store fail while `shouldFail` returns true. @returns a function that ends this */
function failing(how: 'getAll' | 'put' | 'add', name: string, shouldFail: () => boolean) {
  const { prototype } = IDBObjectStore
  const original = prototype[how] as (...given: unknown[]) => unknown
  function failingOne(this: IDBObjectStore, ...given: unknown[]) {
    if (this.name !== name || !shouldFail()) return original.apply(this, given)
    throw new DOMException('No.', how === 'getAll' ? 'UnknownError' : 'QuotaExceededError')
  }
  const stopFailing = () => void Object.assign(prototype, { [how]: original })
  Object.assign(prototype, { [how]: failingOne })
  onTestFinished(stopFailing)
  return stopFailing
}

describe('An interrupted replacement', () => {
  const begin = (repository: Repository, name: string, text: string) =>
    repository.mirror.writeIntent(
      { texts: [[name, text]], number: nextNumber() },
      'restore',
      nextNumber(),
    )

  it('is finished together with what the crash lost from other keys', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    await begin(before, 'ticks', '{"a":true}')
    const after = await openRepository(old)
    expect(old.getItem('ticks')).toBe('{"a":true}')
    expect(toyNames(after)).toEqual(['Ball', 'Kite'])
  })

  it('is finished, and the rest is restored, if the crash lost a whole new storage', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    await begin(before, 'ticks', '{"a":true}')
    const empty = memoryStorage()
    expect(toyNames(await openRepository(empty))).toEqual(['Kite'])
    expect(empty.getItem('ticks')).toBe('{"a":true}')
  })

  it('is not finished over what was saved while there was no database', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    for (const name of ['Ball', 'Drum', 'Boat']) await addToy(before, name)
    await begin(before, 'toys', JSON.stringify([buildToyRecord({ name: 'Other' })]))
    const databases = indexedDB
    vi.stubGlobal('indexedDB', undefined)
    await addToy(await openRepository(old), 'Precious')
    vi.stubGlobal('indexedDB', databases)
    const after = await openRepository(old)
    expect(await textsAskedAbout(after)).toContain('Boat')
    expect(toyNames(after)).toEqual(['Precious', 'Kite'])
  })

  it('is rolled back if there is no room to finish it', async () => {
    const before = await openRepository(storage)
    await before.replace(() => new Map([['ticks', '{"a":true}']]), 'restore')
    await addToy(before, 'Kite')
    const number = nextNumber()
    const texts = [['ticks', '{"b":true}'] as const, ['large', 'x'.repeat(500)] as const]
    await before.mirror.writeIntent({ texts, number }, 'restore', number)
    const half = copyStorage(storage)
    half.setItem('ticks', '{"b":true}')
    const setItem = half.setItem
    half.setItem = (name, text) => {
      if (name === 'large') throw new DOMException('Full.', 'QuotaExceededError')
      setItem(name, text)
    }
    const after = await openRepository(half)
    expect([half.getItem('ticks'), half.getItem('large')]).toEqual(['{"a":true}', null])
    expect(toyNames(after)).toEqual(['Kite'])
  })

  describe.each([0, 1, 2, 3, 4, 5])('whose page ended after %i writes', (writes) => {
    const before = { toys: ['Kite'], ticks: '{"a":true}', large: null, gone: 'x' }
    const after = { toys: ['Drum'], ticks: '{"b":true}', large: 'y'.repeat(90), gone: null }
    const textsOf = (repository: Repository) => ({
      toys: toyNames(repository),
      ticks: storage.getItem('ticks'),
      large: storage.getItem('large'),
      gone: storage.getItem('gone'),
    })

    /** Replaces four texts in a page that ends after so many writes. @returns another tab that is open */
    async function stop() {
      const first = await openRepository(storage)
      await first.replace(() => new Map(Object.entries({ ticks: '{"a":true}', gone: 'x' })), 'undo')
      await addToy(first, 'Kite')
      const { ending, stopAfter, isLastWritten } = endingStorage(storage)
      const page = await openRepository(ending)
      const other = await openRepository(storage)
      const toys = JSON.stringify([buildToyRecord({ name: 'Drum' })])
      const stopFailing = failing('put', 'state', isLastWritten)
      const texts = () => {
        // One more write for the number of the replacement.
        stopAfter(writes + 1)
        return new Map(Object.entries({ ...after, toys }))
      }
      await page.replace(texts, 'restore').catch(() => undefined)
      stopFailing()
      return other
    }
    const shelf = { ...toys, key: 'shelf' }
    const ball = buildToyRecord({ name: 'Ball' })

    it('is complete or absent after another tab writes', async () => {
      const other = await stop()
      await other.update(shelf, () => [ball])
      for (const tab of [other, await openRepository(storage)]) {
        expect([before, after]).toContainEqual(textsOf(tab))
        expect(tab.load(shelf)).toEqual([ball])
      }
      expect(readSaveMark(storage)).not.toHaveProperty('writing')
    })

    it('is complete or absent after another tab restores something else', async () => {
      const other = await stop()
      await other.replace(() => new Map([['shelf', JSON.stringify([ball])]]), 'restore')
      for (const tab of [other, await openRepository(storage)]) {
        expect([before, after]).toContainEqual(textsOf(tab))
        expect(tab.load(shelf)).toEqual([ball])
      }
    })

    it.each([1, 2, 3])(
      'is complete or absent if the next start also ends after %i writes',
      async (next) => {
        const other = await stop()
        await waitForLockRelease()
        const { ending, stopAfter, isLastWritten } = endingStorage(storage)
        stopAfter(next)
        const stopFailing = failing('put', 'state', isLastWritten)
        await openRepository(ending)
        stopFailing()
        await other.update(shelf, () => [ball])
        for (const tab of [other, await openRepository(storage)]) {
          expect([before, after]).toContainEqual(textsOf(tab))
          expect(tab.load(shelf)).toEqual([ball])
        }
      },
    )
  })

  it('that cannot be rolled back blocks writes until the next start rolls it back', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const setItem = storage.setItem
    let isFull = false
    storage.setItem = (name, text) => {
      if (name === 'ticks') isFull = true
      if (isFull) throw new DOMException('Full.', 'QuotaExceededError')
      setItem(name, text)
    }
    const texts = new Map([
      ['toys', null],
      ['ticks', '{}'],
    ])
    const unfinished = { reason: 'unfinished' }
    await expect(repository.replace(() => texts, 'restore')).rejects.toMatchObject(unfinished)
    expect(toyNames(repository)).toEqual([])
    storage.setItem = setItem
    await expect(addToy(repository, 'Ball')).rejects.toMatchObject(unfinished)
    expect(toyNames(await openRepository(storage))).toEqual(['Kite'])
    expect(storage.getItem('ticks')).toBeNull()
  })

  describe('without room to roll it back or to record it', () => {
    /** Stops a replacement halfway because storage and database are full. Then there is room again. */
    async function stopHalfway() {
      const repository = await openRepository(storage)
      await addToy(repository, 'Kite')
      const { setItem } = storage
      let isFull = false
      storage.setItem = (name, text) => {
        isFull ||= name === 'ticks'
        if (isFull && text.length > (storage.getItem(name)?.length ?? 0)) {
          throw new DOMException('Full.', 'QuotaExceededError')
        }
        setItem(name, text)
      }
      const stopFailing = failing('put', 'state', () => true)
      const texts = new Map([
        ['toys', null],
        ['ticks', '{"a":true}'],
      ])
      const failed = await repository
        .replace(() => texts, 'restore')
        .catch((error: unknown) => error)
      if (!(failed instanceof HalfwayError)) throw failed
      storage.setItem = setItem
      stopFailing()
      expect(toyNames(repository)).toEqual([])
      return { repository, before: failed.before }
    }

    it('is rolled back at the next start', async () => {
      await stopHalfway()
      expect(toyNames(await openRepository(storage))).toEqual(['Kite'])
    })

    it('does not lose the earlier data to a later save: the user is asked', async () => {
      const { repository } = await stopHalfway()
      await addToy(repository, 'Ball')
      expect(await textsAskedAbout(repository)).toContain('Kite')
      expect(toyNames(await openRepository(storage))).toEqual(['Ball'])
    })

    it('can be undone by a caller that has the earlier texts', async () => {
      const { repository, before } = await stopHalfway()
      await addToy(repository, 'Ball')
      await repository.replace(() => before, 'undo')
      expect(toyNames(repository)).toEqual(['Kite'])
      expect(toyNames(await openRepository(storage))).toEqual(['Kite'])
    })
  })
})

describe('Data that a crash lost', () => {
  it('stays in a mirror that cannot be read at one start, and is restored at the next', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    const stopFailing = failing('getAll', 'writes', () => true)
    expect(toyNames(await openRepository(old))).toEqual(['Kite'])
    stopFailing()
    const after = await openRepository(old)
    expect(toyNames(after)).toEqual(['Ball', 'Kite'])
  })

  it('is asked about if the mirror cannot be read at first and the same list is saved', async () => {
    let isRead = false
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    failing('getAll', 'writes', () => !isRead)
    const after = await openRepository(old)
    isRead = true
    // Another read of the mirror succeeds meanwhile.
    await after.mirror.reportUndecidedVersion()
    await addToy(after, 'Drum')
    expect(await textsAskedAbout(after)).toContain('Ball')
    expect(toyNames(after)).toEqual(['Drum', 'Kite'])
  })

  it('is asked about if the database cannot be opened at the start and the same list is saved', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    const databases = indexedDB
    stubBrokenIndexedDB()
    const after = await openRepository(old)
    vi.stubGlobal('indexedDB', databases)
    await addToy(after, 'Drum')
    expect(await textsAskedAbout(after)).toContain('Ball')
  })

  it('is asked about if there is no room for it in local storage', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    const setItem = old.setItem
    old.setItem = (name, text) => {
      if (name === 'toys') throw new DOMException('Full.', 'QuotaExceededError')
      setItem(name, text)
    }
    const after = await openRepository(old)
    expect(await textsAskedAbout(after)).toContain('Ball')
    expect(toyNames(after)).toEqual(['Kite'])
  })
})

describe('A full database', () => {
  const day = (date: number) => vi.setSystemTime(new Date(2026, 10, date, 12))

  /** Saves a toy on each of three days. The clock stays on the third. */
  async function threeDays() {
    const repository = await openRepository(storage)
    for (const date of [23, 24, 25]) {
      day(date)
      await addToy(repository, `Of the ${date}`)
    }
    return repository
  }
  const versions = async ({ mirror }: Repository) => listVersions(await mirror.database())

  it('deletes only as many of the oldest versions as necessary', async () => {
    const repository = await threeDays()
    day(26)
    let tries = 0
    failing('add', 'versions', () => ++tries === 1)
    await addToy(repository, 'Kite')
    expect(repository.mirror.status.get().trouble).toBeUndefined()
    expect((await versions(repository)).map(({ id }) => id)).toEqual([3, 2])
  })

  it('mirrors a change even if there is no room for a version of the day before', async () => {
    const repository = await threeDays()
    day(26)
    failing('add', 'versions', () => true)
    await addToy(repository, 'Kite')
    expect(repository.mirror.status.get().trouble).toBeUndefined()
    expect(await versions(repository)).toHaveLength(1)
    expect(toyNames(await openRepository(memoryStorage()))).toContain('Kite')
  })
})

describe('A reset', () => {
  it('keeps a pending write from reaching the mirror afterwards', async () => {
    const here = await openRepository(storage)
    await addToy(here, 'Kite')
    await waitForLockRelease()
    const there = await openRepository(storage)
    await here.mirror.erase()
    there.mirror.enqueue([['toys', '[]']], nextNumber())
    await there.mirror.settled()
    expect(await (await here.mirror.database()).count('writes')).toBe(0)
  })

  it('that is repeated because the database failed is done again after a crash undoes it', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const old = copyStorage(storage)
    const databases = indexedDB
    const database = await repository.mirror.database()
    database.close()
    stubBrokenIndexedDB()
    expect(await repository.reset()).toBe(false)
    vi.stubGlobal('indexedDB', databases)
    expect(await repository.reset()).toBe(true)
    expect(toyNames(await openRepository(old))).toEqual([])
    expect(old.length).toBe(0)
  })

  it('rejects a replacement in a tab that has not noticed the reset', async () => {
    const here = await openRepository(storage)
    await addToy(here, 'Kite')
    const there = await openRepository(storage)
    await waitForLockRelease()
    await here.reset()
    const undone = there.replace(() => new Map([['toys', '[]']]), 'undo')
    await expect(undone).rejects.toHaveProperty('reason', 'emptied')
    expect(storage.length).toBe(0)
  })
})

describe('Storage that is cleared while the page is open', () => {
  it('is noticed even if the theme was changed since', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    storage.clear()
    storage.setItem('darkMode', 'true')
    await expect(addToy(repository, 'Ball')).rejects.toHaveProperty('reason', 'emptied')
    expect(await textsAskedAbout(repository)).toContain('Kite')
  })
})

describe('Storage that cannot be written', () => {
  it('is copied to memory for the page, and its mirror stays unchanged', async () => {
    await addToy(await openRepository(storage), 'Kite')
    await waitForLockRelease()
    const setItem = storage.setItem
    storage.setItem = () => {
      throw new DOMException('No.', 'SecurityError')
    }
    vi.stubGlobal('window', { localStorage: storage })
    const tried = createRepository(openStorage())
    await tried.start()
    expect(toyNames(tried)).toEqual(['Kite'])
    await tried.update(toys, () => toys.empty)
    await waitForLockRelease()
    storage.setItem = setItem
    expect(toyNames(await openRepository(storage))).toEqual(['Kite'])
  })
})

describe('Storage that the browser starts to deny while the page is open', () => {
  it('is not taken for cleared: the save is rejected, the user is not asked, and saving works once it is allowed', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const { getItem, setItem } = storage
    const refuse = () => {
      throw new DOMException('No.', 'SecurityError')
    }
    Object.assign(storage, { getItem: refuse, setItem: refuse })
    await expect(addToy(repository, 'Ball')).rejects.toHaveProperty('reason', 'denied')
    repository.syncFromStorage()
    await waitForLockRelease()
    expect(repository.mirror.status.get()).not.toHaveProperty('undecidedVersion')
    expect(toyNames(repository)).toEqual(['Kite'])
    Object.assign(storage, { getItem, setItem })
    await addToy(repository, 'Drum')
    expect(toyNames(await openRepository(storage))).toEqual(['Drum', 'Kite'])
  })
})

describe('An invalid save mark', () => {
  it.each([
    '',
    'null',
    '{}',
    '{"id":"x","number":-1}',
    '{"id":"x","number":9007199254740991}',
    '{"id":"x","number":1.5}',
    '{"id":5,"number":1}',
  ])('is treated as missing: %s', async (text) => {
    await addToy(await openRepository(storage), 'Kite')
    storage.setItem('saveMark', text)
    const repository = await openRepository(storage)
    await addToy(repository, 'Ball')
    await addToy(repository, 'Drum')
    expect(toyNames(await openRepository(storage))).toEqual(['Drum', 'Ball', 'Kite'])
  })
})
