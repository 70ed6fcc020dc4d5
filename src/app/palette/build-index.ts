import { findInScreen } from '@/engine/search/find-in-screen'
import type { Read } from '@/engine/search/finding'
import type { SearchGroup } from '@/engine/search/searchable'
import { screens } from '@/screens'
import {
  actions,
  appScreens,
  help,
  publicGroups,
  settings,
  tasksOfMove,
  tools,
} from './page-groups'

/** Everything that the palette finds. */
export interface Index {
  groups: readonly SearchGroup[]
  /** The titles of the screens that could not be loaded; what is on them is not found. */
  missing: readonly string[]
}

/** Loads every screen of the registry and gathers what its views have to be found. */
export async function buildIndex(read: Read): Promise<Index> {
  const loaded = await Promise.allSettled(
    screens.map(async (entry) => findInScreen(entry, (await entry.load()).default, read)),
  )
  const found = loaded.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
  return {
    groups: [help, appScreens, actions, settings, tools, ...found, tasksOfMove, ...publicGroups],
    missing: screens.filter((_, at) => loaded[at]?.status === 'rejected').map(({ title }) => title),
  }
}
