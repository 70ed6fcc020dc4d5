import { expect, type Page } from '@playwright/test'
import { site } from '@/data/site'
import type { Place } from '../places'

/** Expects a page to keep its URL, have one main heading and its title, and be current in the navigation. */
export async function expectPage(page: Page, place: Place) {
  if (!place.page) return
  const { title, label } = place.page
  const at = (what: string) => `${place.name}: ${what}`
  await expect.soft(page, at('address')).toHaveURL(place.path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.soft(heading, at('one main heading')).toHaveCount(1)
  const fullTitle = title === site.name ? title : `${title} · ${site.name}`
  await expect.soft(page, at('title')).toHaveTitle(fullTitle)
  if (label === undefined) return
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
  await expect.soft(current, at('current page of the navigation')).toHaveText([label])
}
