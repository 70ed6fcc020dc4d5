import type { ReactNode } from 'react'
import { ScreenFrame } from '@/engine/screen/ScreenFrame'
import { screens } from '@/screens'
import { DashboardFrame } from '../dashboard/DashboardFrame'
import { lazyPage, type LazyPage } from './lazy-page'
import { notFound } from './not-found'
import { screenPage } from './screen-page'

interface AppPage extends LazyPage {
  path: string
  title: string
  /** What stands in the shell until the page is there. */
  frame: ReactNode
}

/** Long, so that nothing below it moves once the page is there. */
export const waiting = <p className="late min-h-dvh">Loading…</p>

const titled = (title: string) => (
  <div className="min-h-dvh">
    <p className="text-3xl font-extrabold leading-tight">{title}</p>
    <p className="mt-6">Loading…</p>
  </div>
)

/** The pages under /app that stand in the shell. */
export const appPages: readonly AppPage[] = [
  {
    path: '/app',
    title: 'Command Center',
    frame: <DashboardFrame />,
    ...lazyPage(() => import('../dashboard/DashboardPage')),
  },
  ...screens.map((entry) => ({
    path: entry.path,
    title: entry.title,
    frame: <ScreenFrame entry={entry} />,
    ...lazyPage(() => screenPage(entry)),
  })),
  {
    path: '/app/profile',
    title: 'Profile',
    frame: titled('Profile'),
    ...lazyPage(() => import('../profile/ProfilePage')),
  },
  {
    path: '/app/settings',
    title: 'Settings',
    frame: titled('Settings'),
    ...lazyPage(() => import('../settings/SettingsPage')),
  },
  {
    path: '/app/our-apps',
    title: 'Our Apps',
    frame: titled('Our Apps'),
    ...lazyPage(() => import('../our-apps/OurAppsPage')),
  },
]

/** The three steps of the setup, outside the shell. */
export const onboardingPages = [
  {
    path: '/onboarding/profile',
    title: 'Set Up Your Profile',
    ...lazyPage(() => import('../onboarding/ProfileStep')),
  },
  {
    path: '/onboarding/privacy',
    title: 'Choose What You Share',
    ...lazyPage(() => import('../onboarding/PrivacyStep')),
  },
  {
    path: '/onboarding/preferences',
    title: 'Choose Your Modules',
    ...lazyPage(() => import('../onboarding/PreferencesStep')),
  },
]

/** The frame of the setup. */
export const onboardingLayout = lazyPage(() => import('../onboarding/OnboardingLayout'))

/** Loads what an address of the area shows. A load that fails is left to the render, which says so. */
export async function loadPageAt(address: string) {
  const page = appPages.find(({ path }) => path === address)
  const step = onboardingPages.find(({ path }) => path === address)
  const parts = step ? [onboardingLayout, step] : [page ?? notFound]
  await Promise.all(parts.map(({ preload }) => preload())).catch(() => undefined)
}
