import { expect, type Page } from '@playwright/test'
import { places } from '../places'
import { isSamePage, linkProblems, linksOf, type Link } from './link-problems'

/** What this worker has opened: a profession, a form that a link opens, is the same from wherever one comes. */
const opened = new Set<string>()

/**
 * Opens the pages that links lead to, and those that their links lead to, as far as they are no place
 * of their own: a profession, a form that a link opens.
 * @param links of the open page
 * @returns what is wrong with the links there, each in a sentence that starts with the page's address
 */
export async function crawl(page: Page, links: readonly Link[]): Promise<string[]> {
  const problems: string[] = []
  const toOpen = furtherOf(page, links)
  for (let address = toOpen.shift(); address; address = toOpen.shift()) {
    if (opened.has(address)) continue
    opened.add(address)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    const { hash } = new URL(address)
    if (hash) await expect(page.locator(`[id="${hash.slice(1)}"]`)).toHaveCount(1)
    const found = await linksOf(page)
    problems.push(...(await linkProblems(page, found, [])).map((text) => `${address}: ${text}`))
    toOpen.push(...furtherOf(page, found))
  }
  return problems
}

/** The addresses of the product that no other test opens. */
function furtherOf(page: Page, links: readonly Link[]): string[] {
  return links.map(({ href }) => href).filter((href) => isFurther(page, href))
}

function isFurther(page: Page, href: string): boolean {
  const url = new URL(href)
  const isInternal = url.origin === new URL(page.url()).origin
  if (!isInternal || isSamePage(page, url)) return false
  if (url.hash) return true
  const isPlace = places.some(({ path }) => path === url.pathname + url.search)
  const isTab = [...url.searchParams.keys()].join() === 'tab'
  return !isPlace && !isTab
}
