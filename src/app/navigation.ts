import type { IconName } from '@/engine/ui/icon-name'
import { screens } from '@/screens'

export interface NavItem {
  path: string
  label: string
  icon: IconName
}

/** The places that the header and the mobile menu offer. */
export const navigation: readonly NavItem[] = [
  { path: '/app', label: 'Command Center', icon: 'i-lucide-layout-dashboard' },
  ...screens.map(({ path, navLabel, icon }) => ({ path, label: navLabel, icon })),
]

export const profileItem: NavItem = {
  path: '/app/profile',
  label: 'Profile',
  icon: 'i-lucide-user-round',
}
