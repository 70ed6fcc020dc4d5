import type { Database, Texts, Version } from './database'

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

/** Asks about a version no more. It stays. */
export async function answerVersion(database: Database, id: number): Promise<void> {
  const writing = database.transaction('versions', 'readwrite', { durability: 'strict' })
  const version = await writing.store.get(id)
  if (version) await writing.store.put({ ...version, isAsking: false })
  await writing.done
}

/** Makes room: of what is kept by the calendar or from before a restore, only the newest stays. */
export async function dropOldVersions(database: Database): Promise<void> {
  const ownPlan = (await listVersions(database)).filter(
    ({ reason }) => reason !== 'emptied' && reason !== 'apart',
  )
  const writing = database.transaction(['versions', 'versionTexts'], 'readwrite')
  await Promise.all([
    ...ownPlan
      .slice(1)
      .flatMap(({ id }) => [
        writing.objectStore('versions').delete(id),
        writing.objectStore('versionTexts').delete(id),
      ]),
    writing.done,
  ])
}
