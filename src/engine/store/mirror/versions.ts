import { isQuotaError } from '../storage'
import type { Database, Texts, Version } from './database'
import type { SaveMark } from '../save-mark'

/** What is kept of earlier days and from before restores, newest first. */
export async function listVersions(database: Database): Promise<Version[]> {
  const versions = await database.getAll('versions')
  return versions.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt) || b.id - a.id)
}

/** The texts of a version, by name; undefined when it is gone. */
export async function readVersion(
  database: Database,
  id: number,
): Promise<ReadonlyMap<string, string> | undefined> {
  const texts = await database.get('versionTexts', id)
  return texts && new Map(texts.filter(isThere))
}

const isThere = (entry: Texts[number]): entry is readonly [string, string] => entry[1] !== null

/** Marks a version as decided; it is kept. */
export async function answerVersion(database: Database, id: number): Promise<void> {
  const transaction = database.transaction('versions', 'readwrite', { durability: 'strict' })
  const version = await transaction.store.get(id)
  if (version) await transaction.store.put({ ...version, isAsking: false })
  await transaction.done
}

/** Deletes the version that was kept for a replacement that did not happen. */
export async function dropStep(database: Database, mark: SaveMark): Promise<void> {
  const last = (await database.getAll('versions')).toSorted((a, b) => b.id - a.id)[0]
  const isOfIt = last?.storageId === mark.id && last.number >= mark.number - 2
  if (isOfIt && last.concerns) await drop(database, last)
}

/**
 * Repeats a write that had no room. Before each attempt it deletes the oldest version that was kept for a day, a
 * restore, an undo, a migration or a removal. The newest one stays.
 * @param write the write; the last attempt asks it to skip the version of the day
 */
export async function retryWithFewerVersions<Value>(
  database: Database,
  write: (skipsDayVersion: boolean) => Promise<Value>,
): Promise<Value> {
  const expendable = (await database.getAll('versions')).filter(
    ({ reason }) => reason !== 'emptied' && reason !== 'apart',
  )
  for (const oldest of expendable.toSorted((a, b) => a.id - b.id).slice(0, -1)) {
    await drop(database, oldest)
    try {
      return await write(false)
    } catch (error) {
      if (!isQuotaError(error)) throw error
    }
  }
  return write(true)
}

async function drop(database: Database, { id }: Version) {
  const transaction = database.transaction(['versions', 'versionTexts'], 'readwrite')
  await Promise.all([
    transaction.objectStore('versions').delete(id),
    transaction.objectStore('versionTexts').delete(id),
    transaction.done,
  ])
}
