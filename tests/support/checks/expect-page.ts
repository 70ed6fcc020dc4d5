import { expect, type Page } from '@playwright/test'
import { site } from '@/data/site'
import type { PageState } from '../page-states'

/** Expects a page to keep its URL, have one main heading and its title, and be current in the navigation. */
export async function expectPage(
  page: Page,
  state: PageState,
  { title, label }: NonNullable<PageState['page']>,
) {
  const messageFor = (what: string) => `${state.name}: ${what}`
  await expect.soft(page, messageFor('URL')).toHaveURL(state.path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.soft(heading, messageFor('one main heading')).toHaveCount(1)
  const fullTitle = title === site.name ? title : `${title} · ${site.name}`
  await expect.soft(page, messageFor('title')).toHaveTitle(fullTitle)
  if (label === undefined) return
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
  await expect.soft(current, messageFor('current page of the navigation')).toHaveText([label])
}
