import { openDB } from 'idb'
import { addRecord } from '@/engine/store/records'
import { createRepository, type Repository } from '@/engine/store/repository'
import { memoryStorage, storedTexts, type KeyValueStorage } from '@/engine/store/storage'
import { buildToy, toys } from './toy-entity'

/** Starts a repository as a page would, with this storage and a mirror in the test's database. */
export async function openRepository(storage: KeyValueStorage): Promise<Repository> {
  const repository = createRepository({ storage, isDurable: true })
  await repository.start()
  return repository
}

export const addToy = (repository: Repository, name: string) =>
  repository.update(toys, addRecord(toys, buildToy({ name })))

export const toyNames = (repository: Repository) => repository.load(toys).map(({ name }) => name)

/** The mirrored toys as another page reads them, which waits for every transaction under way. */
export async function mirrored(): Promise<string> {
  const database = await openDB('milspouse')
  const row: unknown = await database
    .transaction('writes', 'readwrite')
    .objectStore('writes')
    .get('toys')
  database.close()
  return JSON.stringify(row ?? null)
}

/** A snapshot of the storage, such as a crash may leave. */
export function copyStorage(storage: KeyValueStorage): KeyValueStorage {
  const copy = memoryStorage()
  for (const [name, text] of storedTexts(storage)) copy.setItem(name, text)
  return copy
}

/** A view of a storage. After `stopAfter(n)` it takes `n` more writes and then throws, as if the page had ended. */
export function endingStorage(storage: KeyValueStorage) {
  let left = Infinity
  const counted =
    <Given extends unknown[]>(write: (...given: Given) => void) =>
    (...given: Given) => {
      if (left <= 0) throw new DOMException('The page is gone.', 'InvalidStateError')
      left--
      write(...given)
    }
  const ending: KeyValueStorage = {
    ...storage,
    get length() {
      return storage.length
    },
    setItem: counted(storage.setItem),
    removeItem: counted(storage.removeItem),
  }
  return {
    ending,
    stopAfter: (writes: number) => void (left = writes),
    isLastWritten: () => left <= 0,
  }
}

/** Waits long enough for the last write to release its lock. */
export const waitForLockRelease = () => new Promise((resolve) => setTimeout(resolve, 200))
