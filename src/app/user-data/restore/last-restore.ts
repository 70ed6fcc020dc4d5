import { createStore } from '@/engine/page-store'
import { readVersion } from '@/engine/store/durable/versions'
import type { Repository } from '@/engine/store/repository'

/** What undoes the last restore: what lay under the names that it wrote. */
export type BeforeRestore = ReadonlyMap<string, string | null>

/** The last restore, for as long as this page lives and nothing is reset. */
export const lastRestore = createStore<BeforeRestore | undefined>(undefined)

/**
 * What lay here before the last restore, also where a reload or an update of the site came since; undefined
 * where none was made, it was undone, or there is no copy on the disk to find it in.
 */
export async function findLastRestore({ copy }: Repository): Promise<BeforeRestore | undefined> {
  if (!copy.isThere()) return undefined
  const database = await copy.database()
  const steps = (await database.getAll('versions')).filter(({ concerns }) => concerns !== undefined)
  const last = steps.toSorted((a, b) => a.id - b.id).at(-1)
  if (last?.reason !== 'restore' || !last.concerns) return undefined
  const texts = await readVersion(database, last.id)
  return texts && new Map(last.concerns.map((name) => [name, texts.get(name) ?? null]))
}
