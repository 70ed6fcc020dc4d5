import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { addRecord, editRecord, putBackRecord, removeRecord } from '@/engine/store/records'
import { createRepository } from '@/engine/store/repository'
import { SaveError } from '@/engine/store/save-error'
import { denied, full, refuseWrites } from '../../support/refuse-writes'
import { shown } from '../../support/shown'
import { storedBytes } from '../../support/stored-bytes'
import { buildToy, buildToyRecord, toys, type ToyRecord } from '../../support/toy-entity'

const kite = buildToyRecord({ id: '1', name: 'Kite' })
const ball = buildToyRecord({ id: '2', name: 'Ball' })

/** What lies under the toys' key, parsed. */
const stored = (): unknown => JSON.parse(localStorage.getItem('toys') ?? 'null')
/** Writes under the toys' key as another tab would: this tab is told nothing yet. */
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

  it('gives the very same value again while nothing has changed', () => {
    writeElsewhere([kite])
    const repository = createRepository()
    const first = repository.load(toys)
    expect(first).toEqual([kite])
    expect(repository.load(toys)).toBe(first)
    expect(shown(repository, toys)).toBe(first)
  })

  it('checks what it reads once, not at every look', () => {
    localStorage.setItem('toys', 'garbage')
    const repository = createRepository()
    repository.load(toys)
    repository.load(toys)
    expect(logged).toHaveBeenCalledTimes(1)
  })

  it('sees what another tab has written since', () => {
    const repository = createRepository()
    expect(shown(repository, toys)).toEqual([])
    writeElsewhere([kite])
    expect(repository.load(toys)).toEqual([kite])
    expect(shown(repository, toys)).toEqual([kite])
  })

  it('stands by what it saw last when the storage is taken away while the page is open', () => {
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
    expect(shown(repository, toys)).toEqual([])
    const after = await repository.update(toys, () => [kite])
    expect(storedBytes()).toEqual({ toys: JSON.stringify([kite]) })
    expect(after).toEqual([kite])
    expect(shown(repository, toys)).toBe(after)
  })

  it('works on a key that nothing has read before', async () => {
    writeElsewhere([kite])
    await createRepository().update(toys, (list) => [ball, ...list])
    expect(stored()).toEqual([ball, kite])
  })

  it('is still there when the page is opened again', async () => {
    await createRepository().update(toys, addRecord(toys, buildToy({ name: 'Drum' })))
    expect(createRepository().load(toys)).toMatchObject([{ name: 'Drum' }])
  })

  it('applies its change to what another tab has written in between', async () => {
    writeElsewhere([kite])
    const repository = createRepository()
    expect(shown(repository, toys)).toEqual([kite])
    writeElsewhere([ball, kite])
    await repository.update(toys, editRecord(toys, '1', { color: 'red' }))
    expect(stored()).toMatchObject([{ name: 'Ball' }, { name: 'Kite', color: 'red' }])
    expect(shown(repository, toys)).toMatchObject([
      { name: 'Ball' },
      { name: 'Kite', color: 'red' },
    ])
  })

  it('applies changes that are made at once one after the other, and loses none', async () => {
    const repository = createRepository()
    const names = Array.from({ length: 20 }, (_, index) => `Toy ${index}`)
    await Promise.all(
      names.map((name) => repository.update(toys, addRecord(toys, buildToy({ name })))),
    )
    expect(repository.load(toys).map(({ name }) => name)).toEqual(names.toReversed())
    expect(new Set(repository.load(toys).map(({ id }) => id)).size).toBe(20)
  })

  it('waits for its turn where the browser has locks', async () => {
    const asked: string[] = []
    let letGo: () => void = () => undefined
    const turn = new Promise<void>((resolve) => (letGo = resolve))
    const request = async (name: string, work: () => unknown) => {
      asked.push(name)
      await turn
      return work()
    }
    vi.stubGlobal('navigator', { locks: { request } })
    try {
      const saving = createRepository().update(toys, () => [kite])
      await Promise.resolve()
      expect(asked).toEqual(['stored'])
      expect(stored()).toBeNull()
      letGo()
      await saving
      expect(stored()).toEqual([kite])
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('keeps fields that this version does not know, of the record it edits and of the others', async () => {
    const newer = [
      { ...kite, rating: { stars: 5 } },
      { ...ball, rating: { stars: 1 } },
    ]
    writeElsewhere(newer)
    await createRepository().update(toys, editRecord(toys, '1', { color: 'green' }))
    expect(stored()).toMatchObject([{ color: 'green', rating: { stars: 5 } }, newer[1]!])
  })

  it('writes nothing when the change hands back what it was given', async () => {
    localStorage.setItem('toys', ` ${JSON.stringify([kite])}\n`)
    const before = storedBytes()
    const repository = createRepository()
    const writes = vi.spyOn(Storage.prototype, 'setItem')
    await repository.update(toys, removeRecord('no such id'))
    await repository.update(toys, (list) => list)
    expect(writes).not.toHaveBeenCalled()
    expect(storedBytes()).toEqual(before)
  })

  it('shows what another tab wrote, also when its own change comes to nothing', async () => {
    writeElsewhere([kite])
    const repository = createRepository()
    expect(shown(repository, toys)).toEqual([kite])
    writeElsewhere([ball])
    await repository.update(toys, removeRecord('1'))
    expect(shown(repository, toys)).toEqual([ball])
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
    expect(shown(repository, toys)).toEqual([kite])
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

  it('writes what makes room first, while no other change comes between them', async () => {
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
    expect(shown(repository, toys)).toEqual([ball])
    expect(repository.load(shelf).map(({ name }) => name)).toEqual(['Drum', 'Kite'])
  })

  it('makes none where a later one throws', async () => {
    writeElsewhere([ball])
    const before = storedBytes()
    const moving = createRepository().updateTogether([
      { stored: shelf, change: putBackRecord(kite, 0) },
      { stored: toys, change: editRecord(toys, 'no such id', { name: 'Drum' }) },
    ])
    await expect(moving).rejects.toMatchObject({ reason: 'gone' })
    expect(storedBytes()).toEqual(before)
  })

  it('makes none where a later one finds no space', async () => {
    writeElsewhere([kite])
    const repository = createRepository()
    refuseWrites(full(), (key) => key === 'toys')
    const moving = repository.updateTogether([
      { stored: shelf, change: putBackRecord(kite, 0) },
      { stored: toys, change: removeRecord('1') },
    ])
    await expect(moving).rejects.toMatchObject({ reason: 'full' })
    expect(repository.load(shelf)).toEqual([])
    expect(repository.load(toys)).toEqual([kite])
  })

  it('decides and tells by what is stored under the lock, not by what was shown', async () => {
    writeElsewhere([kite])
    const repository = createRepository()
    expect(shown(repository, toys)).toEqual([kite])
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

describe('Anticipating', () => {
  const paint = (color: 'red' | 'green') => editRecord(toys, '1', { color })

  it('shows a change before it is stored, and stores nothing', () => {
    writeElsewhere([kite])
    const repository = createRepository()
    expect(shown(repository, toys)).toEqual([kite])
    repository.applyOptimistic(toys, paint('green'))
    expect(shown(repository, toys)).toMatchObject([{ name: 'Kite', color: 'green' }])
    expect(repository.load(toys)).toEqual([kite])
    expect(stored()).toEqual([kite])
  })

  it('shows it also to what looks for the first time meanwhile', () => {
    writeElsewhere([kite])
    const repository = createRepository()
    repository.applyOptimistic(toys, paint('green'))
    expect(shown(repository, toys)).toMatchObject([{ color: 'green' }])
  })

  it('takes a change back that was not stored, and leaves the others that are shown', () => {
    writeElsewhere([kite, ball])
    const repository = createRepository()
    expect(shown(repository, toys)).toEqual([kite, ball])
    const takeBack = repository.applyOptimistic(toys, paint('green'))
    repository.applyOptimistic(toys, removeRecord('2'))
    takeBack()
    expect(shown(repository, toys)).toEqual([kite])
  })

  it('counts a change once: stored, it is not put on top of itself', async () => {
    writeElsewhere([{ ...kite, pieces: 1 }])
    const repository = createRepository()
    const addPiece = (list: readonly ToyRecord[]) =>
      list.map((toy) => ({ ...toy, pieces: toy.pieces + 1 }))
    const takeBack = repository.applyOptimistic(toys, addPiece)
    await repository.update(toys, addPiece)
    expect(shown(repository, toys)).toMatchObject([{ pieces: 2 }])
    takeBack()
    expect(shown(repository, toys)).toMatchObject([{ pieces: 2 }])
  })

  it('keeps what is still on its way on top of what is stored meanwhile, here or in another tab', async () => {
    writeElsewhere([kite, ball])
    const repository = createRepository()
    repository.applyOptimistic(toys, removeRecord('2'))
    await repository.update(toys, paint('green'))
    expect(shown(repository, toys)).toMatchObject([{ name: 'Kite', color: 'green' }])
    writeElsewhere([buildToyRecord({ id: '3', name: 'Drum' }), kite, ball])
    repository.syncFromStorage('toys')
    expect(shown(repository, toys)).toMatchObject([{ name: 'Drum' }, { name: 'Kite' }])
  })

  it('shows a record as it is where a change to it no longer fits', () => {
    writeElsewhere([ball])
    const repository = createRepository()
    repository.applyOptimistic(toys, paint('red'))
    expect(shown(repository, toys)).toEqual([ball])
  })
})

describe('A page that is about to go', () => {
  const addBall = (list: readonly ToyRecord[]) => [ball, ...list]
  const addPiece = (list: readonly ToyRecord[]) =>
    list.map((toy) => ({ ...toy, pieces: toy.pieces + 1 }))

  it('stores what is shown before its turn has come, and nothing twice', async () => {
    writeElsewhere([{ ...kite, pieces: 1 }])
    const repository = createRepository()
    const before = shown(repository, toys)
    repository.applyOptimistic(toys, addPiece)
    const turn = repository.update(toys, addPiece)
    repository.flushPending()
    expect(stored()).toMatchObject([{ pieces: 2 }])
    await expect(turn).resolves.toMatchObject([{ pieces: 2 }])
    repository.flushPending()
    expect(stored()).toMatchObject([{ pieces: 2 }])
    expect(shown(repository, toys)).not.toBe(before)
  })

  it('stores several changes in their order, and goes on after one that cannot be stored', async () => {
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

describe('A value that is kept in memory', () => {
  const fleeting = { ...toys, keptIn: 'memory' as const }

  it('is shared by the page and never reaches the storage', async () => {
    const repository = createRepository()
    await repository.update(fleeting, () => [kite])
    expect(repository.load(fleeting)).toEqual([kite])
    expect(storedBytes()).toEqual({})
    expect(createRepository().load(fleeting)).toEqual([])
  })
})

describe('Resetting', () => {
  it('erases everything: what is stored, what was set aside, and what is kept in memory', async () => {
    const fleeting = { ...toys, key: 'fleeting', keptIn: 'memory' as const }
    localStorage.setItem('toys', 'broken')
    localStorage.setItem('other', 'text')
    const repository = createRepository()
    await repository.update(toys, () => [kite])
    await repository.update(fleeting, () => [ball])
    await repository.reset()
    expect(storedBytes()).toEqual({})
    expect(repository.queryClient.getQueryCache().getAll()).toEqual([])
    expect(repository.load(toys)).toEqual([])
    expect(repository.load(fleeting)).toEqual([])
    expect(storedBytes()).toEqual({})
  })
})
