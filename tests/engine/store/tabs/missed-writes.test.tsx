import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editRecord, removeRecord } from '@/engine/store/records'
import { createRepository, type Repository } from '@/engine/store/repository'
import { SaveError } from '@/engine/store/save-error'
import { memoryStorage, type KeyValueStorage } from '@/engine/store/storage'
import { stubBrowserLocks } from '../../../support/browser-locks'
import { full } from '../../../support/refuse-writes'
import { buildToyRecord, toys } from '../../../support/toy-entity'
import { addToy, toyNames } from '../../../support/toy-repository'

/** A message between the tabs and the browser: a key's new text. */
interface Write {
  from: number
  key: string
  raw: string | null
}

/** A channel that delivers messages in order, each after a delay. */
function channel(delay: () => number, arrive: (write: Write) => void) {
  let last = 0
  return (write: Write) => {
    last = Math.max(last, Date.now() + delay())
    setTimeout(() => arrive(write), last - Date.now())
  }
}

const put = (storage: KeyValueStorage, { key, raw }: Write) =>
  raw === null ? storage.removeItem(key) : storage.setItem(key, raw)

/**
 * Tabs with one storage, each in its own process, as in Chromium. A tab sees its own writes at once and
 * those of others when they arrive, except those that arrive while its own are in flight.
 * @param delay how long a write takes to reach the storage process, in milliseconds
 */
function openTabs(count: number, delay: () => number): Repository[] {
  const channels: ((write: Write) => void)[] = []
  return Array.from({ length: count }, (_, from) => {
    const view = memoryStorage()
    const ownInFlight: Write[] = []
    const send = channel(delay, (write) => channels.forEach((sendTo) => sendTo(write)))
    const write = (key: string, raw: string | null) => {
      const own = { from, key, raw }
      put(view, own)
      ownInFlight.push(own)
      send(own)
    }
    const repository = createRepository({
      isDurable: true,
      storage: {
        ...view,
        setItem: write,
        removeItem: (key) => write(key, null),
      },
    })
    channels[from] = channel(
      () => 1,
      (written) => {
        if (written.from === from) return void ownInFlight.shift()
        if (ownInFlight.length === 0) put(view, written)
        // The page receives the storage event in a separate task.
        setTimeout(() => repository.syncFromStorage(written.key, written.raw))
      },
    )
    repository.load(toys)
    return repository
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('Two tabs that save before they see each other’s changes', () => {
  it('both keep what they saved', async () => {
    const [one, other] = openTabs(2, () => 20)
    await addToy(one!, 'Kite')
    vi.advanceTimersByTime(5)
    await addToy(other!, 'Ball')
    await vi.advanceTimersByTimeAsync(1000)
    expect(toyNames(one!)).toEqual(toyNames(other!))
    expect(toyNames(one!).toSorted()).toEqual(['Ball', 'Kite'])
  })

  it('keep both records when both were made in the same millisecond', async () => {
    const [one, other] = openTabs(2, () => 20)
    await Promise.all([addToy(one!, 'Kite'), addToy(other!, 'Ball')])
    await vi.advanceTimersByTimeAsync(1000)
    const list = one!.load(toys)
    expect(list.map(({ name }) => name).toSorted()).toEqual(['Ball', 'Kite'])
    expect(new Set(list.map(({ id }) => id)).size).toBe(2)
    expect(other!.load(toys)).toEqual(list)
  })
})

describe('Two tabs that see each other’s changes', () => {
  it('are not merged: what one deletes right after the other added it stays deleted', async () => {
    const [one, other] = openTabs(2, () => 20)
    await addToy(one!, 'Kite')
    await vi.advanceTimersByTimeAsync(60)
    await other!.update(toys, removeRecord(other!.load(toys)[0]!.id))
    await vi.advanceTimersByTimeAsync(1000)
    expect(toyNames(one!)).toEqual([])
    expect(toyNames(other!)).toEqual([])
  })

  it('are not merged if only the storage events are late', async () => {
    const repository = createRepository()
    const kite = buildToyRecord({ id: '1', name: 'Kite' })
    const ball = buildToyRecord({ id: '2', name: 'Ball' })
    const texts = [[kite], [ball, kite]].map((list) => JSON.stringify(list))
    for (const text of texts) localStorage.setItem('toys', text)
    await addToy(repository, 'Doll')
    for (const text of texts) repository.syncFromStorage('toys', text)
    await vi.advanceTimersByTimeAsync(1000)
    expect(toyNames(repository)).toEqual(['Doll', 'Ball', 'Kite'])
  })
})

/** A tab that saved Kite, then received Ball from another tab, with no room to store both. */
async function missWriteWhenFull() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const storage = memoryStorage()
  let isFull = false
  const repository = createRepository({
    isDurable: true,
    storage: {
      ...storage,
      setItem: (key, text) => {
        if (isFull) throw full()
        storage.setItem(key, text)
      },
    },
  })
  repository.load(toys)
  await addToy(repository, 'Kite')
  isFull = true
  repository.syncFromStorage('toys', JSON.stringify([buildToyRecord({ id: '2', name: 'Ball' })]))
  await vi.advanceTimersByTimeAsync(5000)
  const makeRoom = () => void (isFull = false)
  return { repository, makeRoom }
}

it('A missed write that found no room is merged with the next change that fits', async () => {
  const { repository, makeRoom } = await missWriteWhenFull()
  expect(toyNames(repository)).toEqual(['Kite'])
  expect(console.error).toHaveBeenCalledOnce()
  makeRoom()
  await addToy(repository, 'Doll')
  await vi.advanceTimersByTimeAsync(1000)
  expect(toyNames(repository).toSorted()).toEqual(['Ball', 'Doll', 'Kite'])
})

it('A missed write that found no room does not come back after a reset', async () => {
  const { repository, makeRoom } = await missWriteWhenFull()
  makeRoom()
  const reset = repository.reset()
  await vi.advanceTimersByTimeAsync(20_000)
  await reset
  await addToy(repository, 'Doll')
  await vi.advanceTimersByTimeAsync(5000)
  expect(toyNames(repository)).toEqual(['Doll'])
})

/** Calls `note` once a change is saved. A change that is refused with a SaveError is not lost silently. */
const saved = (result: Promise<unknown>, note: () => void) =>
  result.then(note, (error: unknown) => expect(error).toBeInstanceOf(SaveError))

it('Nothing that two tabs do is lost while the storage process is stuck', async () => {
  const step = fc.record({
    tab: fc.nat(1),
    after: fc.integer({ min: 1, max: 400 }),
    does: fc.constantFrom('add', 'add', 'edit', 'remove'),
    which: fc.nat(),
  })
  const steps = fc.array(step, { minLength: 2, maxLength: 12 })
  const stuck = fc.record({ from: fc.nat(2000), time: fc.nat(500) })
  await fc.assert(
    fc.asyncProperty(steps, stuck, async (taken, { from, time }) => {
      stubBrowserLocks()
      const start = Date.now()
      const resumesAt = start + from + time
      const isStuck = () => Date.now() >= start + from && Date.now() < resumesAt
      const tabs = openTabs(2, () => (isStuck() ? resumesAt - Date.now() : 1))
      const expected = new Map<string, string>()
      const saves: Promise<void>[] = []
      for (const [at, { tab, after, does, which }] of taken.entries()) {
        // A deletion must not race with the change that was made just before it.
        await vi.advanceTimersByTimeAsync(does === 'remove' ? 1500 : after)
        const repository = tabs[tab]!
        const mine = repository.load(toys).filter(({ name }) => name.startsWith(`${tab}`))
        const record = mine[which % mine.length]
        if (does === 'add' || !record) {
          const name = `${tab} ${at}`
          saves.push(saved(addToy(repository, name), () => expected.set(name, '')))
        } else if (does === 'edit') {
          const maker = `Maker ${at}`
          const edited = repository.update(toys, editRecord(toys, record.id, { maker }))
          saves.push(saved(edited, () => expected.set(record.name, maker)))
        } else {
          const removed = repository.update(toys, removeRecord(record.id))
          saves.push(saved(removed, () => expected.delete(record.name)))
        }
      }
      await vi.advanceTimersByTimeAsync(5000)
      await Promise.all(saves)
      for (const tab of tabs) {
        const found = tab.load(toys).map(({ name, maker }): [string, string] => [name, maker])
        expect(found.toSorted()).toEqual([...expected].toSorted())
      }
    }),
    { numRuns: Number(process.env.RANDOM_RUNS ?? 300) },
  )
})
