import { about } from '@/data/about'
import { faq } from '@/data/faq'
import { privacy } from '@/data/privacy'
import { terms } from '@/data/terms'
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

/** The cards of Settings. Unreadable data is left out, because a message of its own links to it. */
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

/** The lists of dated records, with links that add one. */
const additions = [
  {
    title: 'Add a Certification',
    text: 'Keep the date it expires, such as for CPR or a state exam.',
    subtitle: 'Professional Development › My Certifications',
    address: '/app/professional-dev?tab=certifications&edit=new',
  },
  {
    title: 'Add a License',
    text: 'Keep the date it expires, and be reminded to renew it.',
    subtitle: 'Licensing Navigator › My Licenses',
    address: '/app/licensing?tab=licenses&edit=new',
  },
  {
    title: 'Add Child Care Option',
    text: 'Keep who you asked for child care, and when to answer.',
    subtitle: 'Child Care File › Wait Lists',
    address: '/app/move/child-care?edit=new',
  },
  {
    title: 'Add Work',
    text: 'Keep a job with its months, hours and results.',
    subtitle: 'My Work',
    address: '/app/work?edit=new',
  },
  {
    title: 'Set a Learning Goal',
    text: 'Keep what you want to learn, and by when.',
    subtitle: 'Professional Development › Learning Goals',
    address: '/app/professional-dev?tab=goals&edit=new',
  },
] as const

/** Actions that work on every page. */
export const actions: SearchGroup = {
  kind: 'Actions',
  isFirst: true,
  entries: [
    ...quickActions.map(({ href, icon, label, leadsTo }) => ({
      title: label,
      subtitle: leadsTo,
      texts: [],
      icon,
      address: href,
    })),
    ...additions.map((addition) => ({ ...addition, texts: [], icon: 'i-lucide-plus' as const })),
  ],
}

/** Features of pages that are neither a tab nor a record. */
export const tools: SearchGroup = {
  kind: 'Tools',
  entries: [
    {
      title: 'Careers by Pay in Your State',
      subtitle: 'Career Planner › Browse All Careers',
      text: 'Which careers pay best where you live, and where you move to.',
      texts: ['jobs'],
      icon: 'i-lucide-compass',
      address: '/app/career-planner?tab=browse&sort=pay',
    },
    {
      title: 'Compare Careers',
      subtitle: 'Career Planner › Saved Careers',
      text: 'Two or more careers side by side: pay, license and whether each moves with you.',
      texts: [],
      icon: 'i-lucide-compass',
      address: '/app/career-planner?tab=saved&compare=yes',
    },
    {
      title: 'Calendar of Your Move',
      subtitle: 'My Move',
      text: 'Download every task with its date for Google, Apple or Outlook calendar.',
      texts: [],
      icon: 'i-lucide-truck',
      address: '/app/move',
    },
    {
      title: 'Interview in Your Calendar',
      subtitle: 'Job Search Hub › Interview Prep',
      text: 'Add your next interview to Google, Apple or Outlook calendar.',
      texts: [],
      icon: 'i-lucide-briefcase',
      address: '/app/job-search?tab=interview&page=interview-day',
    },
    {
      title: 'Change a Date of Your Move',
      subtitle: 'My Move',
      text: 'Enter the new report date, and every task gets a new date.',
      texts: [],
      icon: 'i-lucide-truck',
      address: '/app/move',
    },
    {
      title: 'Print Move Binder',
      subtitle: 'My Move',
      text: 'Your plan, contacts, licenses and dates on paper.',
      texts: [],
      icon: 'i-lucide-truck',
      address: '/app/move',
    },
  ],
}

/** The public pages that are guides. */
const guides = [
  { path: '/about', title: 'About', dataset: about },
  { path: '/privacy', title: 'Privacy', dataset: privacy },
  { path: '/terms', title: 'Terms', dataset: terms },
]

/** The questions whose answers contain phone numbers. They come first, for a person in crisis. */
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
  // They are about this site. Among the guides of the modules they would come before the tools.
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
