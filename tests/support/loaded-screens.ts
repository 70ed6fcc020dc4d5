import { isScreen, type Screen } from '@/engine/screen/screen'
import type { View } from '@/engine/views/view-kinds'
import { modules } from '@/screens'

/** Every module of tabs and views, with its screen. */
export const loadedScreens = await Promise.all(
  modules
    .filter(isScreen)
    .map(async (entry) => ({ ...entry, screen: (await entry.load()).default })),
)

/** All views of a screen, in order. */
export const viewsOf = ({ intro = [], tabs, closing = [] }: Screen): readonly View[] => [
  ...intro,
  ...tabs.flatMap(({ views }) => views),
  ...closing,
]
