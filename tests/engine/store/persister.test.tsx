import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { persistQueryClientSave } from '@tanstack/react-query-persist-client'
import * as z from 'zod/mini'
import { createPersister } from '@/engine/store/persister'
import { editRecord, removeRecord } from '@/engine/store/records'
import { createRepository, type Repository } from '@/engine/store/repository'
import { startRepository } from '@/engine/store/start'
import { defineDocument } from '@/engine/model/document'
import { storedBytes } from '../../support/stored-bytes'
import { buildToyRecord, toys, type Toy } from '../../support/toy-entity'

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
  it('puts small values in the cache before the first render, and leaves lists for later', async () => {
    localStorage.setItem('settings', '{"isLoud":true}')
    localStorage.setItem('toys', JSON.stringify([kite]))
    await start()
    expect(repository.queryClient.getQueryData(['settings'])).toMatchObject({
      value: { isLoud: true },
    })
    expect(repository.queryClient.getQueryData(['toys'])).toBeUndefined()
  })

  it('uses the empty value for a missing key and writes nothing', async () => {
    await start()
    expect(repository.queryClient.getQueryData(['settings'])).toMatchObject({
      value: { isLoud: false },
    })
    expect(storedBytes()).toEqual({})
  })

  it('does not change a stored value that cannot be read', async () => {
    localStorage.setItem('settings', '{"isLoud":')
    await start()
    expect(repository.queryClient.getQueryData(['settings'])).toMatchObject({
      value: { isLoud: false },
    })
    expect(storedBytes()).toEqual({ settings: '{"isLoud":' })
  })
})

describe('Saving', () => {
  it('writes nothing: a cache change that did not go through `update` is not stored', async () => {
    localStorage.setItem('toys', JSON.stringify([kite]))
    await start()
    const bytes = storedBytes()
    repository.queryClient.setQueryData(['toys'], [ball])
    repository.queryClient.setQueryData(['settings'], { isLoud: true })
    repository.queryClient.setQueryData(['stray'], 'value')
    await persistQueryClientSave({
      queryClient: repository.queryClient,
      persister: createPersister(repository, [settings]),
    })
    expect(storedBytes()).toEqual(bytes)
  })

  it.each([
    ['changes nothing', removeRecord<Toy>('no such id')],
    ['is refused', editRecord(toys, 'no such id', { name: 'Drum' })],
  ])(
    'never overwrites what another tab wrote with an old list, after a change that %s',
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
  it('deletes no stored data when the cache is discarded', async () => {
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
