import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { HalfwayError } from '@/engine/store/save-error'
import { readSaveMark } from '@/engine/store/save-mark'
import { listVersions, readVersion } from '@/engine/store/mirror/versions'
import { createRepository, type Repository } from '@/engine/store/repository'
import { memoryStorage, openStorage, type KeyValueStorage } from '@/engine/store/storage'
import { stubIndexedDB } from '../../../support/fake-database'
import { buildToyRecord, toys } from '../../../support/toy-entity'
import {
  addToy,
  copyStorage,
  openRepository,
  toyNames,
  turnsOver,
} from '../../../support/toy-repository'

/*
 * Two things that go wrong at once: a crash and a database in trouble, a reset and a write on its way. What
 * was saved is then there, or somebody is asked about it; what was erased stays erased.
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

/** What the person is asked about, as text. */
async function asked({ mirror }: Repository): Promise<string> {
  const asking = await vi.waitFor(() => {
    const { asking } = mirror.status.get()
    if (!asking) throw new Error('Nobody is asked.')
    return asking
  })
  return JSON.stringify([...((await readVersion(await mirror.database(), asking.id)) ?? [])])
}

/** Makes one way to use the stores of a database fail, where it is wanted. @returns ends that */
function failing(how: 'getAll' | 'put' | 'add', name: string, isWanted: () => boolean) {
  const { prototype } = IDBObjectStore
  const original = prototype[how] as (...given: unknown[]) => unknown
  function failingOne(this: IDBObjectStore, ...given: unknown[]) {
    if (this.name !== name || !isWanted()) return original.apply(this, given)
    throw new DOMException('No.', how === 'getAll' ? 'UnknownError' : 'QuotaExceededError')
  }
  const mend = () => void Object.assign(prototype, { [how]: original })
  Object.assign(prototype, { [how]: failingOne })
  onTestFinished(mend)
  return mend
}

describe('A replacement that a crash cut off', () => {
  const begin = (repository: Repository, name: string, text: string) =>
    repository.mirror.writeIntent(
      { texts: [[name, text]], number: nextNumber() },
      'restore',
      nextNumber(),
    )

  it('is finished with what the crash took from other keys', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    await begin(before, 'ticks', '{"a":true}')
    const after = await openRepository(old)
    expect(old.getItem('ticks')).toBe('{"a":true}')
    expect(toyNames(after)).toEqual(['Ball', 'Kite'])
  })

  it('is finished with all the rest where the crash took a storage that was new', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    await begin(before, 'ticks', '{"a":true}')
    expect(toyNames(await openRepository(memoryStorage()))).toEqual(['Kite'])
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
    expect(await asked(after)).toContain('Boat')
    expect(toyNames(after)).toEqual(['Precious', 'Kite'])
  })

  it('leaves nothing half done where there is no room to finish it', async () => {
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

  describe.each([0, 1, 2, 3, 4, 5])('because its page ended after %i writes', (writes) => {
    const before = { toys: ['Kite'], ticks: '{"a":true}', large: null, gone: 'x' }
    const after = { toys: ['Drum'], ticks: '{"b":true}', large: 'y'.repeat(90), gone: null }
    const holds = (repository: Repository) => ({
      toys: toyNames(repository),
      ticks: storage.getItem('ticks'),
      large: storage.getItem('large'),
      gone: storage.getItem('gone'),
    })

    /** A page that replaces four texts, and stops for good after so many writes to the storage. */
    async function stop() {
      const first = await openRepository(storage)
      await first.replace(() => new Map(Object.entries({ ticks: '{"a":true}', gone: 'x' })), 'undo')
      await addToy(first, 'Kite')
      let left = Infinity
      const write =
        <Given extends unknown[]>(method: (...given: Given) => void) =>
        (...given: Given) => {
          if (left-- <= 0) throw new DOMException('The page is gone.', 'InvalidStateError')
          method(...given)
        }
      const ending = await openRepository({
        ...storage,
        get length() {
          return storage.length
        },
        setItem: write(storage.setItem),
        removeItem: write(storage.removeItem),
      })
      const other = await openRepository(storage)
      const toys = JSON.stringify([buildToyRecord({ name: 'Drum' })])
      const mend = failing('put', 'state', () => left <= 0)
      const texts = () => {
        // One more for the number of the replacement, which is no part of it.
        left = writes + 1
        return new Map(Object.entries({ ...after, toys }))
      }
      await ending.replace(texts, 'restore').catch(() => undefined)
      mend()
      return other
    }
    const shelf = { ...toys, key: 'shelf' }
    const ball = buildToyRecord({ name: 'Ball' })

    it('is all there or not at all once another tab has written', async () => {
      const other = await stop()
      await other.update(shelf, () => [ball])
      for (const tab of [other, await openRepository(storage)]) {
        expect([before, after]).toContainEqual(holds(tab))
        expect(tab.load(shelf)).toEqual([ball])
      }
      expect(readSaveMark(storage)).not.toHaveProperty('writing')
    })

    it('is all there or not at all once another tab has restored something else', async () => {
      const other = await stop()
      await other.replace(() => new Map([['shelf', JSON.stringify([ball])]]), 'restore')
      for (const tab of [other, await openRepository(storage)]) {
        expect([before, after]).toContainEqual(holds(tab))
        expect(tab.load(shelf)).toEqual([ball])
      }
    })

    it.each([1, 2, 3])(
      'is all there or not at all where the next start ends after %i',
      async (next) => {
        const other = await stop()
        await turnsOver()
        let left = next
        const ending =
          <Given extends unknown[]>(method: (...given: Given) => void) =>
          (...given: Given) => {
            if (left-- <= 0) throw new DOMException('The page is gone.', 'InvalidStateError')
            method(...given)
          }
        const mend = failing('put', 'state', () => left <= 0)
        await openRepository({
          ...storage,
          get length() {
            return storage.length
          },
          setItem: ending(storage.setItem),
          removeItem: ending(storage.removeItem),
        })
        mend()
        await other.update(shelf, () => [ball])
        for (const tab of [other, await openRepository(storage)]) {
          expect([before, after]).toContainEqual(holds(tab))
          expect(tab.load(shelf)).toEqual([ball])
        }
      },
    )
  })

  it('and could not be put back lets nothing be written until the next start puts it back', async () => {
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
    storage.setItem = setItem
    await expect(addToy(repository, 'Ball')).rejects.toMatchObject(unfinished)
    expect(toyNames(await openRepository(storage))).toEqual(['Kite'])
  })

  describe('and for which there is no room, neither to put it back nor to write it down,', () => {
    /** A replacement of the toys that stops halfway in a full storage with a full database. There is room after it. */
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
      const mend = failing('put', 'state', () => true)
      const texts = new Map([
        ['toys', null],
        ['ticks', '{"a":true}'],
      ])
      const failed = await repository
        .replace(() => texts, 'restore')
        .catch((error: unknown) => error)
      if (!(failed instanceof HalfwayError)) throw failed
      storage.setItem = setItem
      mend()
      expect(toyNames(repository)).toEqual([])
      return { repository, before: failed.before }
    }

    it('comes back at the next start', async () => {
      await stopHalfway()
      expect(toyNames(await openRepository(storage))).toEqual(['Kite'])
    })

    it('is not lost by what is saved after it: the person is asked', async () => {
      const { repository } = await stopHalfway()
      await addToy(repository, 'Ball')
      expect(await asked(repository)).toContain('Kite')
      expect(toyNames(await openRepository(storage))).toEqual(['Ball'])
    })

    it('can be put back by who knows what was there', async () => {
      const { repository, before } = await stopHalfway()
      await addToy(repository, 'Ball')
      await repository.replace(() => before, 'undo')
      expect(toyNames(repository)).toEqual(['Kite'])
      expect(toyNames(await openRepository(storage))).toEqual(['Kite'])
    })
  })
})

describe('What a crash took', () => {
  it('stays in the copy where that cannot be read at the start, through what is saved then', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    const mend = failing('getAll', 'writes', () => true)
    expect(toyNames(await openRepository(old))).toEqual(['Kite'])
    mend()
    const after = await openRepository(old)
    expect(toyNames(after)).toEqual(['Ball', 'Kite'])
  })

  it('is asked about where the copy cannot be read at first and the same list is saved', async () => {
    let isRead = false
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    failing('getAll', 'writes', () => !isRead)
    const after = await openRepository(old)
    isRead = true
    // Something else of the copy can be read meanwhile.
    await after.mirror.reportUndecidedVersion()
    await addToy(after, 'Drum')
    expect(await asked(after)).toContain('Ball')
    expect(toyNames(after)).toEqual(['Drum', 'Kite'])
  })
  it('is asked about where the database opens too late, and the same list is saved', async () => {
    const before = await openRepository(storage)
    await addToy(before, 'Kite')
    const old = copyStorage(storage)
    await addToy(before, 'Ball')
    const databases = indexedDB
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('Too late.', 'UnknownError')
      },
    })
    const after = await openRepository(old)
    vi.stubGlobal('indexedDB', databases)
    await addToy(after, 'Drum')
    expect(await asked(after)).toContain('Ball')
  })

  it('is asked about where there is no room for it in local storage', async () => {
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
    expect(await asked(after)).toContain('Ball')
    expect(toyNames(after)).toEqual(['Kite'])
  })
})

describe('A database without room', () => {
  const day = (date: number) => vi.setSystemTime(new Date(2026, 10, date, 12))

  /** Three days with changes; then this is the third. */
  async function threeDays() {
    const repository = await openRepository(storage)
    for (const date of [23, 24, 25]) {
      day(date)
      await addToy(repository, `Of the ${date}`)
    }
    return repository
  }
  const versions = async ({ mirror }: Repository) => listVersions(await mirror.database())

  it('lets no more of the oldest versions go than it takes', async () => {
    const repository = await threeDays()
    day(26)
    let tries = 0
    failing('add', 'versions', () => ++tries === 1)
    await addToy(repository, 'Kite')
    expect(repository.mirror.status.get().trouble).toBeUndefined()
    expect((await versions(repository)).map(({ id }) => id)).toEqual([3, 2])
  })

  it('takes what is entered also where there is none for a version of the day before', async () => {
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
  it('is not followed into the copy by a write that was on its way', async () => {
    const here = await openRepository(storage)
    await addToy(here, 'Kite')
    await turnsOver()
    const there = await openRepository(storage)
    await here.mirror.erase()
    there.mirror.enqueue([['toys', '[]']], nextNumber())
    await there.mirror.settled()
    expect(await (await here.mirror.database()).count('writes')).toBe(0)
  })

  it('gives up a replacement that waits in a tab that has not heard of it', async () => {
    const here = await openRepository(storage)
    await addToy(here, 'Kite')
    const there = await openRepository(storage)
    await turnsOver()
    await here.reset()
    const undone = there.replace(() => new Map([['toys', '[]']]), 'undo')
    await expect(undone).rejects.toHaveProperty('reason', 'emptied')
    expect(storage.length).toBe(0)
  })
})

describe('A storage that was emptied while the page is open', () => {
  it('is noticed also where the theme was chosen since', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    storage.clear()
    storage.setItem('darkMode', 'true')
    await expect(addToy(repository, 'Ball')).rejects.toHaveProperty('reason', 'emptied')
    expect(await asked(repository)).toContain('Kite')
  })
})

describe('A storage that cannot be written', () => {
  it('is tried out in memory, and the copy of it stays as it is', async () => {
    await addToy(await openRepository(storage), 'Kite')
    await turnsOver()
    const setItem = storage.setItem
    storage.setItem = () => {
      throw new DOMException('No.', 'SecurityError')
    }
    vi.stubGlobal('window', { localStorage: storage })
    const tried = createRepository(openStorage())
    await tried.start()
    expect(toyNames(tried)).toEqual(['Kite'])
    await tried.update(toys, () => toys.empty)
    await turnsOver()
    storage.setItem = setItem
    expect(toyNames(await openRepository(storage))).toEqual(['Kite'])
  })
})

describe('A storage that the browser begins to refuse while the page is open', () => {
  it('is not called erased: the save is refused, nobody is asked, and saving works once it is allowed', async () => {
    const repository = await openRepository(storage)
    await addToy(repository, 'Kite')
    const { getItem, setItem } = storage
    const refuse = () => {
      throw new DOMException('No.', 'SecurityError')
    }
    Object.assign(storage, { getItem: refuse, setItem: refuse })
    await expect(addToy(repository, 'Ball')).rejects.toHaveProperty('reason', 'denied')
    repository.syncFromStorage()
    await turnsOver()
    expect(repository.mirror.status.get()).not.toHaveProperty('asking')
    expect(toyNames(repository)).toEqual(['Kite'])
    Object.assign(storage, { getItem, setItem })
    await addToy(repository, 'Drum')
    expect(toyNames(await openRepository(storage))).toEqual(['Drum', 'Kite'])
  })
})

describe('A mark that nobody could have laid', () => {
  it.each([
    '',
    'null',
    '{}',
    '{"id":"x","number":-1}',
    '{"id":"x","number":9007199254740991}',
    '{"id":"x","number":1.5}',
    '{"id":5,"number":1}',
  ])('is none: %s', async (text) => {
    await addToy(await openRepository(storage), 'Kite')
    storage.setItem('saveMark', text)
    const repository = await openRepository(storage)
    await addToy(repository, 'Ball')
    await addToy(repository, 'Drum')
    expect(toyNames(await openRepository(storage))).toEqual(['Drum', 'Ball', 'Kite'])
  })
})
