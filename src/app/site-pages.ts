import { screens } from '@/screens'

/** The pages that get an HTML file of their own at build: their path and title. */
export const sitePages: readonly { path: string; title: string }[] = screens.map(
  ({ path, title }) => ({ path, title }),
)
