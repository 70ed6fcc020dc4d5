import { setModules } from '@/engine/screen/modules'
import type { AnyEntry, ScreenEntry } from '@/engine/screen/screen'
import * as entries from './entries'

/** Every module, in order. Its screen, its data and what it offers to other modules load on demand. */
export const modules: readonly AnyEntry[] = Object.values<AnyEntry>(entries).toSorted(
  (a, b) => a.order - b.order,
)

/** The modules that navigation, dashboard, preferences and palette show. */
export const screens: readonly ScreenEntry[] = modules.filter(
  (entry) => entry.inNavigation !== false,
)

/** The modules outside the navigation. */
export const unlisted = modules.filter((entry) => entry.inNavigation === false)

setModules(modules)
