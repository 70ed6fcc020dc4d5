import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { addRecord, editRecord, putBackRecord, removeRecord } from '@/engine/store/records'
import { createRepository } from '@/engine/store/repository'
import { SaveError } from '@/engine/store/save-error'
import { heldLocks } from '../../support/held-locks'
import { denied } from '../../support/refuse-writes'
import { shownValue } from '../../support/shown-value'
import { storedBytes } from '../../support/stored-bytes'
import { buildToy, buildToyRecord, toys, type ToyRecord } from '../../support/toy-entity'

const kite = buildToyRecord({ id: '1', name: 'Kite' })
const ball = buildToyRecord({ id: '2', name: 'Ball' })

/** The stored toys, parsed. */
const stored = (): unknown => JSON.parse(localStorage.getItem('toys') ?? 'null')
/** Writes toys as another tab would, before this tab gets a storage event. */
const writeElsewhere = (records: readonly ToyRecord[]) =>
  localStorage.setItem('toys', JSON.stringify(records))

let logged: MockInstance<typeof console.error>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('Loading', () => {
  it('reads a missing key as empty and writes nothing', () => {
    expect(createRepository().load(toys)).toEqual([])
    expect(storedBytes()).toEqual({})
  })

  it('returns the identical value while nothing has changed', () => {
    writeElsewhere([kite])
    const repository = createRepository()
    const first = repository.load(toys)
    expect(first).toEqual([kite])
    expect(repository.load(toys)).toBe(first)
    expect(shownValue(repository, toys)).toBe(first)
  })

  it('validates what it reads once, not on every load', () => {
    localStorage.setItem('toys', 'garbage')
    const repository = createRepository()
    repository.load(toys)
    repository.load(toys)
    expect(logged).toHaveBeenCalledTimes(1)
  })

  it('returns what another tab has written since', () => {
    const repository = createRepository()
    expect(shownValue(repository, toys)).toEqual([])
    writeElsewhere([kite])
    expect(repository.load(toys)).toEqual([kite])
    expect(shownValue(repository, toys)).toEqual([kite])
  })

  it('keeps the last value it read if the browser denies the storage while the page is open', () => {
    writeElsewhere([kite])
    const repository = createRepository()
    repository.load(toys)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw denied()
    })
    expect(repository.load(toys)).toEqual([kite])
  })
})

describe('Updating', () => {
  it('writes the value as plain JSON under its key and shows it', async () => {
    const repository = createRepository()
    expect(shownValue(repository, toys)).toEqual([])
    const { after } = await repository.update(toys, () => [kite])
    expect(storedBytes()).toEqual({ toys: JSON.stringify([kite]) })
    expect(after).toEqual([kite])
    expect(shownValue(repository, toys)).toBe(after)
  })

  it('works on a key that nothing has read before', async () => {
    writeElsewhere([kite])
    await createRepository().update(toys, (list) => [ball, ...list])
    expect(stored()).toEqual([ball, kite])
  })

  it('keeps the value for the next time the page is opened', async () => {
    await createRepository().update(toys, addRecord(toys, buildToy({ name: 'Drum' })))
    expect(createRepository().load(toys)).toMatchObject([{ name: 'Drum' }])
  })

  it('applies the change to what another tab has written in between', async () => {
    writeElsewhere([kite])
    const repository = createRepository()
    expect(shownValue(repository, toys)).toEqual([kite])
    writeElsewhere([ball, kite])
    await repository.update(toys, editRecord(toys, '1', { color: 'red' }))
    expect(stored()).toMatchObject([{ name: 'Ball' }, { name: 'Kite', color: 'red' }])
    expect(shownValue(repository, toys)).toMatchObject([
      { name: 'Ball' },
      { name: 'Kite', color: 'red' },
    ])
  })

  it('applies concurrent changes one after another and loses none', async () => {
    const repository = createRepository()
    const names = Array.from({ length: 20 }, (_, index) => `Toy ${index}`)
    await Promise.all(
      names.map((name) => repository.update(toys, addRecord(toys, buildToy({ name })))),
    )
    expect(repository.load(toys).map(({ name }) => name)).toEqual(names.toReversed())
    expect(new Set(repository.load(toys).map(({ id }) => id)).size).toBe(20)
  })

  it('waits for the lock in a browser with Web Locks', async () => {
    const { release } = heldLocks()
    const saving = createRepository().update(toys, () => [kite])
    await Promise.resolve()
    expect(stored()).toBeNull()
    await release()
    await saving
    expect(stored()).toEqual([kite])
  })

  it('keeps fields that this version does not know, in the edited record and in the others', async () => {
    const newer = [
      { ...kite, rating: { stars: 5 } },
      { ...ball, rating: { stars: 1 } },
    ]
    writeElsewhere(newer)
    await createRepository().update(toys, editRecord(toys, '1', { color: 'green' }))
    expect(stored()).toMatchObject([{ color: 'green', rating: { stars: 5 } }, newer[1]!])
  })

  it('writes nothing when the change returns the list it was given', async () => {
    localStorage.setItem('toys', ` ${JSON.stringify([kite])}\n`)
    const before = storedBytes()
    const repository = createRepository()
    const writes = vi.spyOn(Storage.prototype, 'setItem')
    await repository.update(toys, removeRecord('no such id'))
    await repository.update(toys, (list) => list)
    expect(writes).not.toHaveBeenCalled()
    expect(storedBytes()).toEqual(before)
  })

  it('shows what another tab wrote, even if the change itself changes nothing', async () => {
    writeElsewhere([kite])
    const repository = createRepository()
    expect(shownValue(repository, toys)).toEqual([kite])
    writeElsewhere([ball])
    await repository.update(toys, removeRecord('1'))
    expect(shownValue(repository, toys)).toEqual([ball])
  })

  it.each([
    ['a blank name', { name: ' ' }],
    ['a size that does not exist', { size: 'huge' }],
    ['an address that could run code', { link: 'javascript:alert(1)' }],
    ['half a piece', { pieces: 0.5 }],
    ['no id', { id: '' }],
  ])('throws and writes nothing when the change would store %s', async (_, different) => {
    writeElsewhere([kite])
    const repository = createRepository()
    repository.load(toys)
    const before = storedBytes()
    const bad = Object.assign(buildToyRecord({ id: '9' }), different)
    await expect(repository.update(toys, (list) => [bad, ...list])).rejects.toThrow(
      /toys that cannot be read again/,
    )
    expect(storedBytes()).toEqual(before)
    expect(shownValue(repository, toys)).toEqual([kite])
  })

  it('writes nothing when the change itself throws', async () => {
    writeElsewhere([kite])
    const before = storedBytes()
    const repository = createRepository()
    const editing = repository.update(toys, editRecord(toys, 'no such id', { name: 'Drum' }))
    await expect(editing).rejects.toThrow(SaveError)
    await expect(editing).rejects.toMatchObject({ reason: 'gone' })
    expect(storedBytes()).toEqual(before)
  })
})

describe('Updating two keys together', () => {
  const shelf = { ...toys, key: 'shelf' }

  it('writes the key that becomes smaller first, with no other change in between', async () => {
    writeElsewhere([kite, ball])
    const repository = createRepository()
    const wrote = vi.spyOn(Storage.prototype, 'setItem')
    await Promise.all([
      repository.updateTogether([
        { stored: shelf, change: putBackRecord(kite, 0) },
        { stored: toys, change: removeRecord('1') },
      ]),
      repository.update(shelf, addRecord(shelf, buildToy({ name: 'Drum' }))),
    ])
    expect(wrote.mock.calls.map(([key]) => key).filter((key) => key !== 'saveMark')).toEqual([
      'toys',
      'shelf',
      'shelf',
    ])
    expect(shownValue(repository, toys)).toEqual([ball])
    expect(repository.load(shelf).map(({ name }) => name)).toEqual(['Drum', 'Kite'])
  })

  it('changes neither key if the later change throws', async () => {
    writeElsewhere([ball])
    const before = storedBytes()
    const moving = createRepository().updateTogether([
      { stored: shelf, change: putBackRecord(kite, 0) },
      { stored: toys, change: editRecord(toys, 'no such id', { name: 'Drum' }) },
    ])
    await expect(moving).rejects.toMatchObject({ reason: 'gone' })
    expect(storedBytes()).toEqual(before)
  })

  it('applies changes to, and returns, what is stored under the lock, not what was shown', async () => {
    writeElsewhere([kite])
    const repository = createRepository()
    expect(shownValue(repository, toys)).toEqual([kite])
    const renamed = { ...kite, name: 'Red kite' }
    localStorage.setItem('toys', JSON.stringify([renamed]))
    const moving = repository.updateTogether<readonly ToyRecord[]>((load) => [
      { stored: shelf, change: (list) => [...load(toys), ...list] },
      { stored: toys, change: removeRecord('1') },
    ])
    expect(await moving).toMatchObject([
      { stored: { key: 'shelf' }, before: [], after: [renamed] },
      { stored: { key: 'toys' }, before: [renamed], after: [] },
    ])
  })
})

describe('An optimistic update', () => {
  const paint = (color: 'red' | 'green') => editRecord(toys, '1', { color })

  it('is shown before it is stored, and stores nothing', () => {
    writeElsewhere([kite])
    const repository = createRepository()
    expect(shownValue(repository, toys)).toEqual([kite])
    repository.applyOptimistic(toys, paint('green'))
    expect(shownValue(repository, toys)).toMatchObject([{ name: 'Kite', color: 'green' }])
    expect(repository.load(toys)).toEqual([kite])
    expect(stored()).toEqual([kite])
  })

  it('is shown to an observer that is created after it', () => {
    writeElsewhere([kite])
    const repository = createRepository()
    repository.applyOptimistic(toys, paint('green'))
    expect(shownValue(repository, toys)).toMatchObject([{ color: 'green' }])
  })

  it('can be rolled back without affecting other optimistic updates', () => {
    writeElsewhere([kite, ball])
    const repository = createRepository()
    expect(shownValue(repository, toys)).toEqual([kite, ball])
    const rollBack = repository.applyOptimistic(toys, paint('green'))
    repository.applyOptimistic(toys, removeRecord('2'))
    rollBack()
    expect(shownValue(repository, toys)).toEqual([kite])
  })

  it('is not applied a second time once it is stored', async () => {
    writeElsewhere([{ ...kite, pieces: 1 }])
    const repository = createRepository()
    const addPiece = (list: readonly ToyRecord[]) =>
      list.map((toy) => ({ ...toy, pieces: toy.pieces + 1 }))
    const rollBack = repository.applyOptimistic(toys, addPiece)
    await repository.update(toys, addPiece)
    expect(shownValue(repository, toys)).toMatchObject([{ pieces: 2 }])
    rollBack()
    expect(shownValue(repository, toys)).toMatchObject([{ pieces: 2 }])
  })

  it('stays applied on top of what is stored meanwhile, here or in another tab', async () => {
    writeElsewhere([kite, ball])
    const repository = createRepository()
    repository.applyOptimistic(toys, removeRecord('2'))
    await repository.update(toys, paint('green'))
    expect(shownValue(repository, toys)).toMatchObject([{ name: 'Kite', color: 'green' }])
    writeElsewhere([buildToyRecord({ id: '3', name: 'Drum' }), kite, ball])
    repository.syncFromStorage('toys')
    expect(shownValue(repository, toys)).toMatchObject([{ name: 'Drum' }, { name: 'Kite' }])
  })

  it('is skipped if its record no longer exists', () => {
    writeElsewhere([ball])
    const repository = createRepository()
    repository.applyOptimistic(toys, paint('red'))
    expect(shownValue(repository, toys)).toEqual([ball])
  })
})

describe('flushPending', () => {
  const addBall = (list: readonly ToyRecord[]) => [ball, ...list]
  const addPiece = (list: readonly ToyRecord[]) =>
    list.map((toy) => ({ ...toy, pieces: toy.pieces + 1 }))

  it('stores an optimistic update before the lock is free, and stores it only once', async () => {
    writeElsewhere([{ ...kite, pieces: 1 }])
    const repository = createRepository()
    expect(shownValue(repository, toys)).toMatchObject([{ pieces: 1 }])
    repository.applyOptimistic(toys, addPiece)
    const saving = repository.update(toys, addPiece)
    repository.flushPending()
    expect(stored()).toMatchObject([{ pieces: 2 }])
    await expect(saving).resolves.toMatchObject({ after: [{ pieces: 2 }] })
    repository.flushPending()
    expect(stored()).toMatchObject([{ pieces: 2 }])
    expect(shownValue(repository, toys)).toMatchObject([{ pieces: 2 }])
  })

  it('stores pending changes in their order, and continues after one that fails', async () => {
    writeElsewhere([kite])
    const repository = createRepository()
    const refused = () => {
      throw new SaveError('changed')
    }
    repository.applyOptimistic(toys, addBall)
    repository.applyOptimistic(toys, refused)
    repository.applyOptimistic(toys, removeRecord('1'))
    repository.flushPending()
    expect(stored()).toEqual([ball])
    await expect(repository.update(toys, refused)).rejects.toThrow(SaveError)
  })
})

describe('A value kept in memory', () => {
  const inMemory = { ...toys, keptIn: 'memory' as const }

  it('is shared by the page and never reaches the storage', async () => {
    const repository = createRepository()
    await repository.update(inMemory, () => [kite])
    expect(repository.load(inMemory)).toEqual([kite])
    expect(storedBytes()).toEqual({})
    expect(createRepository().load(inMemory)).toEqual([])
  })
})

describe('Resetting', () => {
  it('erases stored data, data that was set aside, and values kept in memory', async () => {
    const inMemory = { ...toys, key: 'fleeting', keptIn: 'memory' as const }
    localStorage.setItem('toys', 'broken')
    localStorage.setItem('other', 'text')
    const repository = createRepository()
    await repository.update(toys, () => [kite])
    await repository.update(inMemory, () => [ball])
    await repository.reset()
    expect(storedBytes()).toEqual({})
    expect(repository.queryClient.getQueryCache().getAll()).toEqual([])
    expect(repository.load(toys)).toEqual([])
    expect(repository.load(inMemory)).toEqual([])
    expect(storedBytes()).toEqual({})
  })
})
