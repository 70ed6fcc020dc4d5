import { faq } from '@/data/faq'
import type { Searchable, SearchGroup } from '@/engine/search/searchable'
import type { IconName } from '@/engine/ui/icon-name'
import { screens } from '@/screens'
import { appPages } from '../app-pages'
import { quickActions } from '../dashboard/quick-actions'
import { pageDescriptions } from '../page-descriptions'
import { publicPages } from '../public-pages'
import { settingsCards } from '../settings/settings-cards'

/** What the pages under /app that are no screens are for; a page without a line is found by its title. */
const pageLines: Readonly<Record<string, { icon: IconName; line: string }>> = {
  '/app': {
    icon: 'i-lucide-layout-dashboard',
    line: 'Your dashboard: where you stand, and what to do next.',
  },
  '/app/profile': {
    icon: 'i-lucide-user-round',
    line: 'Your name, place and field, and what you may want to share.',
  },
  '/app/settings': {
    icon: 'i-lucide-settings',
    line: 'Back up, restore, export or erase your data, and choose your modules.',
  },
  '/app/our-apps': { icon: 'i-lucide-layout-grid', line: 'The other products of the suite.' },
}

/** What people call a page that does not call itself that. */
const otherNames: Readonly<Record<string, string>> = {
  '/app': 'home start dashboard overview',
  '/app/job-search': 'applications interviews resume employers boards',
  '/app/career-planner': 'quiz test which job',
  '/app/pcs-prep': 'moving relocation to do list',
  '/app/professional-dev': 'courses classes training school certificates',
  '/app/networking': 'people friends mentors groups',
  '/app/licensing': 'license transfer state board',
  '/app/housing': 'house home apartment rent buy mortgage BAH base',
  '/app/profile': 'name account about me',
  '/app/settings':
    'dark mode theme light backup restore import download delete erase privacy sharing',
}

/** The pages of the app; what the palette shows before anything is typed. */
export const appScreens: SearchGroup = {
  kind: 'Screens',
  isFirst: true,
  entries: appPages.map(({ path, title }): Searchable => {
    const screen = screens.find((entry) => entry.path === path)
    const { icon, line } = pageLines[path] ?? { icon: 'i-lucide-layout-grid', line: '' }
    return {
      title,
      place: screen?.summary ?? line,
      texts: [screen?.navLabel ?? '', otherNames[path] ?? ''],
      icon: screen?.icon ?? icon,
      address: path,
    }
  }),
}

/** The cards of Settings; what could not be read is led to by a message of its own. */
export const settings: SearchGroup = {
  kind: 'Settings',
  entries: settingsCards
    .filter(({ id }) => id !== 'unreadable')
    .map(({ id, title, words }) => ({
      title,
      place: 'Settings',
      texts: [words],
      icon: 'i-lucide-settings',
      address: `/app/settings#${id}`,
    })),
}

/** What can be done from anywhere. */
export const actions: SearchGroup = {
  kind: 'Actions',
  isFirst: true,
  entries: quickActions.map(({ href, icon, label }) => ({
    title: label,
    place: 'Quick action',
    texts: [],
    icon,
    address: href,
  })),
}

/** The pages that anyone can read, and the questions that one of them answers. */
export const publicGroups: readonly SearchGroup[] = [
  {
    kind: 'Pages',
    entries: publicPages.map(({ path, title }) => ({
      title,
      place: pageDescriptions[path],
      texts: [],
      icon: 'i-lucide-info',
      address: path,
    })),
  },
  {
    kind: 'Questions and answers',
    entries: faq.rows.map(({ id, category, question, answer, items = [] }) => ({
      title: question,
      place: `FAQ · ${category}`,
      texts: [...answer, ...items],
      icon: 'i-lucide-message-circle-heart',
      address: `/faq#${id}`,
    })),
  },
]
