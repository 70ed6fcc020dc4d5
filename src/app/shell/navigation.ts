import type { IconName } from '@/engine/ui/icon-name'
import { screens, unlisted } from '@/screens'
import { dashboardPage, profilePage, settingsPage } from '../pages/app-pages'

interface NavLink {
  path: string
  label: string
}

export interface NavItem extends NavLink {
  icon: IconName
  /** Listed when the user opens them. See docs/decisions/0045. */
  subpages: readonly NavLink[]
}

const linkTo = ({ path, title }: { path: string; title: string }): NavLink => ({
  path,
  label: title,
})

/** The links of the header and the mobile menu. */
export const navigation: readonly NavItem[] = [
  { ...linkTo(dashboardPage), icon: dashboardPage.icon, subpages: [] },
  ...screens.map(({ id, path, navLabel, icon }) => ({
    path,
    label: navLabel,
    icon,
    subpages: unlisted.filter(({ menuParent }) => menuParent === id).map(linkTo),
  })),
]

export const profileItem: NavItem = {
  ...linkTo(profilePage),
  icon: profilePage.icon,
  subpages: [linkTo(settingsPage)],
}

/**
 * The `aria-current` value of an item: `page` on its own page, `true` on one of its subpages.
 * @param path the path of the current page
 */
export function currentOf(item: NavItem, path: string): 'page' | 'true' | undefined {
  if (item.path === path) return 'page'
  return item.subpages.some((link) => link.path === path) ? 'true' : undefined
}
