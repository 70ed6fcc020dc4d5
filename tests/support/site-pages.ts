import { appPages } from '@/app/pages/app-pages'
import { onboardingPages } from '@/app/pages/onboarding-pages'
import type { PageRecord } from '@/app/pages/page'
import { publicPages } from '@/app/pages/public-pages'

/** Every page of the route table. The built site has HTML files for each. */
export const sitePages: readonly PageRecord[] = [...publicPages, ...appPages, ...onboardingPages]
