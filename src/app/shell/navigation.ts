import type { IconName } from '@/engine/ui/icon-name'
import { screens } from '@/screens'
import { dashboardPage, profilePage } from '../pages/app-pages'

export interface NavItem {
  path: string
  label: string
  icon: IconName
}

/** The places that the header and the mobile menu offer. */
export const navigation: readonly NavItem[] = [
  { path: dashboardPage.path, label: dashboardPage.title, icon: dashboardPage.icon },
  ...screens.map(({ path, navLabel, icon }) => ({ path, label: navLabel, icon })),
]

export const profileItem: NavItem = {
  path: profilePage.path,
  label: profilePage.title,
  icon: profilePage.icon,
}
