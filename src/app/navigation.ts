import { screens } from '@/screens'

export interface NavItem {
  path: string
  label: string
  icon: string
}

/** The places that the header and the mobile menu offer. */
export const navigation: readonly NavItem[] = screens.map(({ path, navLabel, icon }) => ({
  path,
  label: navLabel,
  icon,
}))
