import { appPages, onboardingPages } from './app-pages'
import { publicPages } from './public-pages'

/** Every page of the route table: each gets an HTML file of its own at build. */
export const sitePages: readonly { path: string; title: string }[] = [
  ...publicPages,
  ...appPages,
  ...onboardingPages,
].map(({ path, title }) => ({ path, title }))
