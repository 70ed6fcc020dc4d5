import { appPages } from './app-pages'
import { onboardingPages } from './onboarding-pages'
import type { PageRecord } from './page'
import { publicPages } from './public-pages'

/** Every page of the route table: each gets an HTML file of its own at build. */
export const sitePages: readonly PageRecord[] = [...publicPages, ...appPages, ...onboardingPages]
