import { findInScreen } from '@/engine/search/find-in-screen'
import type { Load } from '@/engine/model/stored'
import { searchGroup } from '@/engine/search/search-group'
import type { SearchGroup } from '@/engine/search/searchable'
import { isScreen, type AnyEntry } from '@/engine/screen/screen'
import { modules } from '@/screens'
import { actions, appScreens, help, publicGroups, settings } from './page-groups'

/** Everything that the palette can find. */
export interface Index {
  groups: readonly SearchGroup[]
  /** The titles of the modules that failed to load. Their content is missing from the index. */
  missing: readonly string[]
}

/** Loads every module of the registry and collects the searchable content of its views. */
export async function buildIndex(read: Load): Promise<Index> {
  const loaded = await Promise.allSettled(modules.map((entry) => findInModule(entry, read)))
  const found = loaded.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
  return {
    groups: [help, appScreens, actions, settings, ...found, ...publicGroups],
    missing: modules.filter((_, at) => loaded[at]?.status === 'rejected').map(({ title }) => title),
  }
}

async function findInModule(entry: AnyEntry, read: Load): Promise<readonly SearchGroup[]> {
  if (isScreen(entry)) return findInScreen(entry, (await entry.load()).default, read)
  const found = (await entry.find?.())?.default ?? []
  return found.map((findings) => searchGroup(findings, entry))
}
