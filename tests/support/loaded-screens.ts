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

/** What the views use, by name, with the modules that use it. @param namesOf the names of what a view uses */
export function usersOf(namesOf: (view: View) => readonly string[]) {
  const users = new Map<string, Set<string>>()
  for (const { id, screen } of loadedScreens) {
    for (const name of viewsOf(screen).flatMap(namesOf)) {
      users.set(name, (users.get(name) ?? new Set()).add(id))
    }
  }
  return users
}

/** The names that only one module uses, each with that module. */
export const usedByOne = (users: ReadonlyMap<string, ReadonlySet<string>>) =>
  Object.fromEntries(
    [...users].flatMap(([name, [module, ...others]]) =>
      others.length > 0 ? [] : [[name, module]],
    ),
  )
