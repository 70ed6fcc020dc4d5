import { setModules } from '@/engine/screen/modules'
import type { AnyEntry, ScreenEntry } from '@/engine/screen/screen'
import * as entries from './entries'

/** Every module, in order. What it has for others, and its config and data, load on demand. */
export const modules: readonly AnyEntry[] = Object.values<AnyEntry>(entries).toSorted(
  (a, b) => a.order - b.order,
)

/** Those that navigation, dashboard, preferences and palette draw. */
export const screens: readonly ScreenEntry[] = modules.filter(
  (entry) => entry.inNavigation !== false,
)

/** Those that only links and the palette lead to. */
export const unlisted = modules.filter((entry) => entry.inNavigation === false)

setModules(modules)
