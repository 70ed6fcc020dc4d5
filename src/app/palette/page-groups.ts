import { about } from '@/data/public/about'
import { faq } from '@/data/public/faq'
import { privacy } from '@/data/public/privacy'
import { terms } from '@/data/public/terms'
import { searchGroup } from '@/engine/search/search-group'
import type { Searchable, SearchGroup } from '@/engine/search/searchable'
import { findInGuide } from '@/engine/views/guide/find'
import { guideView } from '@/engine/views/guide/guide-view'
import type { FaqEntry } from '@/schemas/content/faq-entry'
import { appPages } from '../pages/app-pages'
import { quickActions } from '@/screens/dashboard/quick-actions'
import { publicPages } from '../pages/public-pages'
import { settingsCards } from '@/screens/account/settings/settings-cards'

/** The pages of the app. The palette shows them before anything is typed. */
export const appScreens: SearchGroup = {
  kind: 'Screens',
  isFirst: true,
  entries: appPages.map(({ path, title, description, icon, searchWords }) => ({
    title,
    subtitle: description,
    texts: [searchWords],
    icon,
    address: path,
  })),
}

/** The cards of Settings. Unreadable data is left out, because a separate message links to it. */
export const settings: SearchGroup = {
  kind: 'Settings',
  entries: settingsCards
    .filter(({ id }) => id !== 'unreadable')
    .map(({ id, title, searchWords }) => ({
      title,
      subtitle: 'Settings',
      texts: [searchWords],
      icon: 'i-lucide-settings',
      address: `/app/settings#${id}`,
    })),
}

/** The actions of the dashboard. Those of the modules are added under the same heading. */
export const actions: SearchGroup = {
  kind: 'Actions',
  isFirst: true,
  entries: quickActions.map(({ href, icon, label, leadsTo }) => ({
    title: label,
    subtitle: leadsTo,
    texts: [],
    icon,
    address: href,
  })),
}

/** The public pages that are guides. */
const guides = [
  { path: '/about', title: 'About', dataset: about },
  { path: '/privacy', title: 'Privacy', dataset: privacy },
  { path: '/terms', title: 'Terms', dataset: terms },
]

/** The questions whose answers contain phone numbers. They come first, for a user in crisis. */
export const help: SearchGroup = {
  kind: 'Help right now',
  isUrgent: true,
  entries: faq.rows.filter(isHelp).map(questionEntry),
}

/** The public pages, the sections of some, and the questions of the FAQ. */
export const publicGroups: readonly SearchGroup[] = [
  {
    kind: 'Pages',
    entries: publicPages.map(({ path, title, description }) => ({
      title,
      subtitle: description,
      texts: [],
      icon: 'i-lucide-info',
      address: path,
    })),
  },
  // Not among the guides of the modules: these are about this site, and would come before the tools.
  ...guides.map(({ dataset, ...page }) => ({
    ...searchGroup(findInGuide(guideView(dataset)), page),
    kind: 'Pages',
  })),
  {
    kind: 'Questions and answers',
    entries: faq.rows.filter((row) => !isHelp(row)).map(questionEntry),
  },
]

function isHelp({ links = [] }: FaqEntry): boolean {
  return links.some(({ url }) => url.startsWith('tel:'))
}

function questionEntry({ id, category, question, answer, items = [] }: FaqEntry): Searchable {
  return {
    title: question,
    subtitle: `FAQ › ${category}`,
    text: answer[0],
    texts: [...answer.slice(1), ...items],
    icon: 'i-lucide-message-circle-heart',
    address: `/faq#${id}`,
  }
}
