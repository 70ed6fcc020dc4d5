import type { ScreenEntry } from '@/engine/screen/screen'
import * as entries from './entries'

/**
 * The modules, in the order of the navigation. Navigation, dashboard, preferences and palette draw
 * what stands here; a screen's config and data load with its route.
 */
export const screens: readonly ScreenEntry[] = Object.values(entries).toSorted(
  (a, b) => a.order - b.order,
)
