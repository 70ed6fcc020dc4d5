import type { Page } from '@playwright/test'
import { datasets } from '@/data/registry'
import { site } from '@/data/site'
import { screens } from '@/screens'
import { expect, test } from '../support/fixtures'
import { openPlace, places } from '../support/places'
import sampleData from '../support/sample-data.json' with { type: 'json' }

interface Link {
  /** The address it leads to, in full. */
  href: string
  text: string
  target: string
  rel: string
}

/** What the 404 page links to although it is not there: the specification has it so. */
const missing = [
  '/job-search',
  '/career-planner',
  '/pcs-prep',
  '/networking',
  '/licensing',
  '/housing',
]

/** Every web address in the product's data, and in what the tests store as the user's own. */
const knownAddresses = new Set(
  JSON.stringify([site, datasets.map(({ dataset }) => dataset.rows), sampleData, places]).match(
    /https?:\/\/[^"\\\s]+/g,
  ),
)

for (const place of places) {
  test(`Every link of ${place.name} leads somewhere`, async ({ page, problems }) => {
    if (place.problem) problems.expect(place.problem)
    if (place.width) await page.setViewportSize({ width: place.width, height: 800 })
    await openPlace(page, place)
    const isNotFoundPage = place.problem !== undefined
    await crawl(page, isNotFoundPage ? missing : [])
  })
}

for (const { id, title, path, load } of screens) {
  test(`Every link of every tab of ${title} leads somewhere`, async ({ page }) => {
    test.slow()
    const { tabs } = (await load()).default
    for (const tab of tabs) {
      await openPlace(page, {
        name: `the tab ${tab.id} of ${id}`,
        path: `${path}?tab=${tab.id}`,
        shows: () => page.getByRole('heading', { level: 1, name: title }),
      })
      await crawl(page)
    }
  })
}

/**
 * Checks every link of the open page, and of the pages it leads to that are no place of their own: a
 * profession, a form that a link opens.
 * @param missing paths that must not be there
 */
async function crawl(page: Page, missing: readonly string[] = []) {
  const opened = new Set([page.url()])
  const toOpen: string[] = []
  for (let address: string | undefined = page.url(); address; address = toOpen.shift()) {
    if (!opened.has(address)) {
      opened.add(address)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Loading…')).toHaveCount(0)
      const { hash } = new URL(address)
      if (hash) await expect(page.locator(`[id="${hash.slice(1)}"]`)).toHaveCount(1)
    }
    const links = await linksOf(page)
    expect(links.length, `links of ${address}`).toBeGreaterThan(0)
    const found = await Promise.all(links.map((link) => problemsOf(page, link, missing)))
    expect(found.flat(), `problems with the links of ${address}`).toEqual([])
    const further = links.map(({ href }) => href).filter((href) => isFurther(page, href))
    toOpen.push(...new Set(further.filter((href) => !opened.has(href) && !toOpen.includes(href))))
  }
}

function linksOf(page: Page): Promise<Link[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('a')).map(({ href, textContent, target, rel }) => ({
      href,
      text: textContent.trim(),
      target,
      rel,
    })),
  )
}

/** What is wrong with a link, each in a sentence that starts with the link's text. */
async function problemsOf(page: Page, link: Link, missing: readonly string[]): Promise<string[]> {
  const url = new URL(link.href)
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return []
  const isInternal = url.origin === new URL(page.url()).origin
  const problems = isInternal ? await internalProblems(page, url, missing) : outboundProblems(link)
  return problems.map((problem) => `"${link.text}" (${link.href}) ${problem}`)
}

async function internalProblems(page: Page, url: URL, missing: readonly string[]) {
  const problems: string[] = []
  const expected = missing.includes(url.pathname) ? 404 : 200
  const response = await page.request.get(url.href, { maxRedirects: 0 })
  if (response.status() !== expected) problems.push(`is answered with ${response.status()}`)
  if (url.hash && isSamePage(page, url)) {
    const count = await page.locator(`[id="${url.hash.slice(1)}"]`).count()
    if (count !== 1) problems.push(`names a place of which there are ${count}`)
  }
  const tab = url.searchParams.get('tab')
  if (tab && !(await tabsOf(url.pathname)).includes(tab)) problems.push('names a tab there is not')
  return problems
}

function outboundProblems({ href, target, rel, text }: Link): string[] {
  return [
    href.startsWith('https://') ? [] : 'is not https',
    knownAddresses.has(href) ? [] : 'stands nowhere in the data',
    target === '_blank' ? [] : 'does not open a new tab',
    rel.split(' ').includes('noopener') ? [] : 'lets the other page reach back',
    text.endsWith('(opens in a new tab)') ? [] : 'does not say that it opens a new tab',
  ].flat()
}

/** Whether a link leads to a page of the product that no other test here opens. */
function isFurther(page: Page, href: string): boolean {
  const url = new URL(href)
  const isInternal = url.origin === new URL(page.url()).origin
  if (!isInternal || isSamePage(page, url) || missing.includes(url.pathname)) return false
  if (url.hash) return true
  const isPlace = places.some(({ path }) => path === url.pathname + url.search)
  const isTab = [...url.searchParams.keys()].join() === 'tab'
  return !isPlace && !isTab
}

function isSamePage(page: Page, url: URL): boolean {
  const current = new URL(page.url())
  return url.pathname === current.pathname && url.search === current.search
}

async function tabsOf(path: string): Promise<string[]> {
  const screen = await screens.find((entry) => entry.path === path)?.load()
  return screen?.default.tabs.map(({ id }) => id) ?? []
}
