import { addRecord } from '@/engine/store/records'
import { createRepository, type Repository } from '@/engine/store/repository'
import { memoryStorage, storedTexts, type KeyValueStorage } from '@/engine/store/storage'
import { buildToy, toys } from './toy-entity'

/** A page that starts with this storage and keeps a mirror in the database of the test. */
export async function openRepository(storage: KeyValueStorage): Promise<Repository> {
  const repository = createRepository({ storage, isDurable: true })
  await repository.start()
  return repository
}

export const addToy = (repository: Repository, name: string) =>
  repository.update(toys, addRecord(toys, buildToy({ name })))

export const toyNames = (repository: Repository) => repository.load(toys).map(({ name }) => name)

/** What the storage holds at this moment: what a crash can leave of it later. */
export function copyStorage(storage: KeyValueStorage): KeyValueStorage {
  const copy = memoryStorage()
  for (const [name, text] of storedTexts(storage)) copy.setItem(name, text)
  return copy
}

/** Waits until the lock of the last write was let go. */
export const turnsOver = () => new Promise((resolve) => setTimeout(resolve, 200))
