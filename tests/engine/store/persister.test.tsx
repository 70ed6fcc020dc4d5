import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createPersister } from '@/engine/store/persister'
import { addRecord, editRecord, removeRecord } from '@/engine/store/records'
import { createRepository, type Repository } from '@/engine/store/repository'
import { startRepository } from '@/engine/store/start'
import { defineDocument } from '@/engine/model/document'
import { storedBytes } from '../../support/stored-bytes'
import { buildToy, buildToyRecord, toys, type Toy } from '../../support/toy-entity'

const settings = defineDocument({
  key: 'settings',
  contents: 'settings',
  schema: z.object({ isLoud: z.boolean() }),
  empty: { isLoud: false },
})

const kite = buildToyRecord({ id: '1', name: 'Kite' })
const ball = buildToyRecord({ id: '2', name: 'Ball' })

let repository: Repository
let stop: () => void
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  repository = createRepository()
})
afterEach(() => {
  stop?.()
  vi.restoreAllMocks()
})

const start = async () => {
  stop = await startRepository(repository, [settings])
}

describe('Restoring', () => {
  it('has the small keys in the cache before anything is drawn, and leaves the lists for later', async () => {
    localStorage.setItem('settings', '{"isLoud":true}')
    localStorage.setItem('toys', JSON.stringify([kite]))
    await start()
    expect(repository.queryClient.getQueryData(['settings'])).toEqual({ isLoud: true })
    expect(repository.queryClient.getQueryData(['toys'])).toBeUndefined()
  })

  it('gives a missing small key its empty value and writes nothing', async () => {
    await start()
    expect(repository.queryClient.getQueryData(['settings'])).toEqual({ isLoud: false })
    expect(storedBytes()).toEqual({})
  })

  it('does not touch a small key that cannot be read', async () => {
    localStorage.setItem('settings', '{"isLoud":')
    await start()
    expect(repository.queryClient.getQueryData(['settings'])).toEqual({ isLoud: false })
    expect(storedBytes()).toEqual({ settings: '{"isLoud":' })
  })
})

describe('Saving, the safety net', () => {
  it('never has to write: everything goes through update, and what was read is known', async () => {
    const rescue = vi.spyOn(repository, 'rescue')
    localStorage.setItem('toys', JSON.stringify([kite]))
    await start()
    repository.load(toys)
    await repository.update(settings, () => ({ isLoud: true }))
    await repository.update(toys, addRecord(toys, buildToy({ name: 'Drum' })))
    await repository.update(toys, editRecord(toys, '1', { color: 'red' }))
    localStorage.setItem('toys', JSON.stringify([ball]))
    repository.adopt('toys')
    await repository.update(toys, removeRecord('2'))
    localStorage.clear()
    repository.adopt()
    expect(rescue).not.toHaveBeenCalled()
  })

  it('writes a value that reached the cache by another way', async () => {
    localStorage.setItem('toys', JSON.stringify([kite]))
    await start()
    repository.load(toys)
    repository.queryClient.setQueryData(['toys'], [ball, kite])
    expect(storedBytes()).toEqual({ toys: JSON.stringify([ball, kite]) })
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
  ])('never writes %s', async (_, value) => {
    const bytes = { toys: JSON.stringify([kite]) }
    localStorage.setItem('toys', bytes.toys)
    repository.load(toys)
    const save = persisterOf(repository)
    await save('toys', value)
    expect(storedBytes()).toEqual(bytes)
  })

  it('never writes over what cannot be read', async () => {
    localStorage.setItem('toys', 'broken')
    await start()
    repository.load(toys)
    repository.queryClient.setQueryData(['toys'], [ball])
    expect(storedBytes()).toEqual({ toys: 'broken' })
  })

  it('never writes under a key that is not there, has been cleared or was never read', async () => {
    localStorage.setItem('toys', JSON.stringify([kite]))
    await start()
    repository.load(toys)
    localStorage.clear()
    repository.queryClient.setQueryData(['toys'], [ball])
    repository.queryClient.setQueryData(['settings'], { isLoud: true })
    repository.queryClient.setQueryData(['stray'], 'value')
    expect(storedBytes()).toEqual({})
  })

  it('never writes over what another tab has written', async () => {
    localStorage.setItem('toys', JSON.stringify([kite]))
    await start()
    repository.load(toys)
    localStorage.setItem('toys', JSON.stringify([ball, kite]))
    repository.queryClient.setQueryData(['toys'], [])
    expect(storedBytes()).toEqual({ toys: JSON.stringify([ball, kite]) })
  })

  it.each([
    ['comes to nothing', removeRecord<Toy>('no such id')],
    ['is refused', editRecord(toys, 'no such id', { name: 'Drum' })],
  ])(
    'never puts an old list back over what another tab wrote, after a change that %s',
    async (_, change) => {
      localStorage.setItem('toys', JSON.stringify([kite]))
      await start()
      repository.load(toys)
      localStorage.setItem('toys', JSON.stringify([ball, kite]))
      await repository.update(toys, change).catch(() => undefined)
      await repository.update(settings, () => ({ isLoud: true }))
      expect(storedBytes().toys).toBe(JSON.stringify([ball, kite]))
    },
  )
})

describe('Removing', () => {
  it('removes nothing: a cache that is thrown away takes no data with it', async () => {
    localStorage.setItem('toys', JSON.stringify([kite]))
    localStorage.setItem('settings', '{"isLoud":true}')
    const bytes = storedBytes()
    await start()
    repository.load(toys)
    await createPersister(repository, [settings]).removeClient()
    repository.queryClient.clear()
    expect(storedBytes()).toEqual(bytes)
    expect(repository.load(toys)).toEqual([kite])
  })
})

/** Hands a value straight to the persister, as if it stood in the cache. */
function persisterOf(repository: Repository) {
  const persister = createPersister(repository, [])
  return async (key: string, data: unknown) => {
    const state = { ...repository.queryClient.getQueryState(['toys'])!, data }
    await persister.persistClient({
      timestamp: Date.now(),
      buster: '',
      clientState: {
        mutations: [],
        queries: [{ queryKey: [key], queryHash: key, state, dehydratedAt: 0 }],
      },
    })
  }
}
