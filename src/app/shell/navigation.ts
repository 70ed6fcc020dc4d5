import type { IconName } from '@/engine/ui/icon-name'
import { screens, unlisted } from '@/screens'
import { dashboardPage, profilePage, settingsPage } from '../pages/app-pages'

interface NavLink {
  path: string
  label: string
}

export interface NavItem extends NavLink {
  icon: IconName
  /** Its subpages, listed once a person opens them. See docs/decisions/0045. */
  below: readonly NavLink[]
}

const linkTo = ({ path, title }: { path: string; title: string }): NavLink => ({
  path,
  label: title,
})

/** The places that the header and the mobile menu offer. */
export const navigation: readonly NavItem[] = [
  { ...linkTo(dashboardPage), icon: dashboardPage.icon, below: [] },
  ...screens.map(({ id, path, navLabel, icon }) => ({
    path,
    label: navLabel,
    icon,
    below: unlisted.filter(({ menuParent }) => menuParent === id).map(linkTo),
  })),
]

export const profileItem: NavItem = {
  ...linkTo(profilePage),
  icon: profilePage.icon,
  below: [linkTo(settingsPage)],
}

/**
 * What `aria-current` says of a place: `page` on its own page, `true` on one of its subpages.
 * @param path the path of the page that is shown
 */
export function currentOf(item: NavItem, path: string): 'page' | 'true' | undefined {
  if (item.path === path) return 'page'
  return item.below.some((link) => link.path === path) ? 'true' : undefined
}
