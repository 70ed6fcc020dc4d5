import type { ComponentType, ReactNode } from 'react'
import { RECEIVE_PATH } from '@/engine/handoff/arrived-fragment'
import { isScreen, type AnyScreenEntry, type PageEntry } from '@/engine/screen/screen'
import { ScreenPlaceholder } from '@/engine/screen/ScreenPlaceholder'
import { openedRepository } from '@/engine/store/opened-repository'
import type { IconName } from '@/engine/ui/icon-name'
import { preloadQuietly } from '@/engine/ui/preload'
import { screens, unlisted } from '@/screens'
import { ApplicationsCard } from '@/screens/dashboard/applications-card'
import { BetaNote } from '@/screens/dashboard/BetaNote'
import { preloadNow } from '@/screens/dashboard/now/now-part'
import { toPage, type PreloadedPageRecord } from './page'

export interface AppPageRecord extends PreloadedPageRecord {
  /** Its purpose in one line, shown in the palette. */
  description: string
  icon: IconName
  /** Other words by which the palette finds it. */
  searchWords: string
  /** Shown in the shell until the page has loaded. */
  placeholder: ReactNode
}

export const dashboardPage: AppPageRecord = {
  path: '/app',
  title: 'Command Center',
  description: 'Your dashboard: where you stand, and what to do next.',
  icon: 'i-lucide-layout-dashboard',
  searchWords: 'home start dashboard overview',
  placeholder: <DashboardPlaceholder />,
  load: loadDashboard,
  source: 'src/app/dashboard/Dashboard.tsx',
}

export const profilePage = withTitlePlaceholder({
  path: '/app/profile',
  title: 'Profile',
  description: 'Your name, location and career field, and what you may want to share.',
  icon: 'i-lucide-user-round',
  searchWords: 'name account about me',
  load: () => import('@/screens/account/profile/ProfilePage'),
  source: 'src/screens/account/profile/ProfilePage.tsx',
})

export const settingsPage = withTitlePlaceholder({
  path: '/app/settings',
  title: 'Settings',
  description: 'Back up, restore, export or erase your data, and choose your modules.',
  icon: 'i-lucide-settings',
  searchWords:
    'dark mode theme light backup restore import download delete erase reset privacy sharing',
  load: () => import('@/screens/account/settings/SettingsPage'),
  source: 'src/screens/account/settings/SettingsPage.tsx',
})

const receivePage = withTitlePlaceholder({
  path: RECEIVE_PATH,
  title: 'Receive from Another Device',
  description: 'Open a link or QR code that your other device made.',
  icon: 'i-lucide-settings',
  searchWords: 'hand off handoff scan qr code link transfer new phone computer sync import',
  load: () => import('@/screens/account/user-data/handoff/ReceivePage'),
  source: 'src/screens/account/user-data/handoff/ReceivePage.tsx',
})

const ourAppsPage = withTitlePlaceholder({
  path: '/app/our-apps',
  title: 'Our Apps',
  description: 'This app, its sister apps and what they cost.',
  icon: 'i-lucide-layout-grid',
  searchWords: '',
  load: () => import('../our-apps/OurAppsPage'),
  source: 'src/app/our-apps/OurAppsPage.tsx',
})

/** The pages under /app. All use the shell. */
export const appPages = [
  dashboardPage,
  ...screens.map(screenRecord),
  ...unlisted.map((entry) => (isScreen(entry) ? screenRecord(entry) : pageRecord(entry))),
  profilePage,
  settingsPage,
  receivePage,
  ourAppsPage,
].map(toPage)

/** Loads the dashboard. Also preloads `Now` and the applications card; if they fail, the dashboard still opens. */
async function loadDashboard() {
  const [page] = await Promise.all([
    import('../dashboard/Dashboard'),
    preloadNow(openedRepository()).catch(() => undefined),
    preloadQuietly([ApplicationsCard]),
  ])
  return page
}

/** The page record of a module with tabs. */
function screenRecord(entry: AnyScreenEntry): AppPageRecord {
  const { id, path, title, summary, icon, searchWords } = entry
  return {
    path,
    title,
    description: summary,
    icon,
    searchWords: 'navLabel' in entry ? `${entry.navLabel} ${searchWords}` : searchWords,
    placeholder: <ScreenPlaceholder entry={entry} />,
    load: () => loadScreen(entry),
    source: `src/screens/${id}/screen.ts`,
  }
}

/** Loads a screen's config, and preloads the tab that the URL opens. */
async function loadScreen(entry: AnyScreenEntry): Promise<{ default: ComponentType }> {
  const [{ default: screen }, { ScreenView, preloadOpenTab }] = await Promise.all([
    entry.load(),
    import('@/engine/screen/ScreenView'),
  ])
  const { pathname, search } = window.location
  // Show page and tab together. If the tab fails to load, it shows the error itself.
  await preloadOpenTab(screen, {
    query: new URLSearchParams(pathname === entry.path ? search : ''),
    isStored: (key) => openedRepository()?.texts((name) => name === key).length === 1,
  })
  return {
    default: function ScreenPage() {
      return <ScreenView entry={entry} screen={screen} />
    },
  }
}

/** The page record of a module with a page of its own. */
function pageRecord({ path, title, summary, icon, searchWords, load, source }: PageEntry) {
  return withTitlePlaceholder({
    path,
    title,
    description: summary,
    icon,
    searchWords,
    load,
    source,
  })
}

/** Adds a placeholder that shows the title of the page. */
function withTitlePlaceholder(record: Omit<AppPageRecord, 'placeholder'>): AppPageRecord {
  return { ...record, placeholder: <TitlePlaceholder title={record.title} /> }
}

/** Placeholder for the dashboard until its data has loaded. The greeting needs the user's name. */
function DashboardPlaceholder() {
  return (
    <div className="min-h-dvh">
      <p className="text-3xl font-extrabold leading-tight">Loading…</p>
      <BetaNote />
    </div>
  )
}

/** Placeholder for a page: its title and empty space. */
function TitlePlaceholder({ title }: { title: string }) {
  return (
    <div className="min-h-dvh">
      <p className="text-2xl font-extrabold sm:text-3xl">{title}</p>
      <p className="mt-6">Loading…</p>
    </div>
  )
}
