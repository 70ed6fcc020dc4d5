import { expect, type Page } from '@playwright/test'
import { openTab } from '../open-tab'
import { pageStates } from '../page-states'
import { linkProblems, linksOf, type Link } from './link-problems'

/** The URLs that this worker has opened. Each is opened once, because it is the same page from every link. */
const opened = new Set<string>()

/**
 * Follows links recursively to every URL that no other test opens, such as a profession or a form.
 * @param links the links of the open page
 * @returns the problems of the links on those pages, each in a sentence that starts with the page's URL
 */
export async function crawl(page: Page, links: readonly Link[]): Promise<string[]> {
  const problems: string[] = []
  const toOpen = urlsToOpen(page, links)
  for (let url = toOpen.shift(); url; url = toOpen.shift()) {
    if (opened.has(url)) continue
    opened.add(url)
    const { hash, searchParams } = new URL(url)
    if (searchParams.has('page')) await openDirectly(page, url)
    else await openTab(page, url)
    if (hash) await expect(page.locator(`[id="${hash.slice(1)}"]`), url).toHaveCount(1)
    const found = await linksOf(page)
    problems.push(...(await linkProblems(page, found, [])).map((text) => `${url}: ${text}`))
    toOpen.push(...urlsToOpen(page, found))
  }
  return problems
}

/** Loads a page of a tab: within the app, the tab would be shown until the code of its page has loaded. */
async function openDirectly(page: Page, url: string) {
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading…')).toHaveCount(0)
}

/** The URLs of this site that no other test opens. */
function urlsToOpen(page: Page, links: readonly Link[]): string[] {
  return links.map(({ href }) => href).filter((href) => shouldOpen(page, href))
}

function shouldOpen(page: Page, href: string): boolean {
  const url = new URL(href)
  const isInternal = url.origin === new URL(page.url()).origin
  if (!isInternal || isSamePage(page, url)) return false
  if (url.hash) return true
  const isPageState = pageStates.some(({ path }) => path === url.pathname + url.search)
  const isTab = [...url.searchParams.keys()].join() === 'tab'
  return !isPageState && !isTab
}

/** Whether a URL is of the open page, whatever its fragment. */
function isSamePage(page: Page, url: URL): boolean {
  const current = new URL(page.url())
  return url.pathname === current.pathname && url.search === current.search
}
