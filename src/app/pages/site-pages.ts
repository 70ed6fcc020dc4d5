import { appPages } from './app-pages'
import { onboardingPages } from './onboarding-pages'
import type { PageRecord } from './page'
import { publicPages } from './public-pages'

/** Every page of the route table. The build writes one HTML file for each. */
export const sitePages: readonly PageRecord[] = [...publicPages, ...appPages, ...onboardingPages]
