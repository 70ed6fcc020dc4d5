import type { Page } from '@playwright/test'
import { runnerImport } from 'vite'
import { wageFiles } from '../../../build/wage-files'
import { isScreen } from '@/engine/screen/screen'
import { modules } from '@/screens'
import type * as KnownAddresses from './known-addresses'

/** A link of a page. */
export interface Link {
  /** The absolute URL of its target. */
  href: string
  text: string
  target: string
  rel: string
  /** How many elements have the ID of its fragment, if it leads to the page that it is on. */
  targetCount?: number
}

// Playwright cannot load the wage files; Vite can.
const { module } = await runnerImport<typeof KnownAddresses>(
  './tests/support/checks/known-addresses.ts',
  {
    configFile: false,
    resolve: { tsconfigPaths: true },
    plugins: [wageFiles()],
    logLevel: 'error',
  },
)
const { knownAddresses } = module

/** URL → status, for the URLs that this worker has requested. */
const statuses = new Map<string, Promise<number>>()

/** Every link of the open page. */
export function linksOf(page: Page): Promise<Link[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('a')).map((link) => {
      const { href, textContent, target, rel, pathname, search, hash } = link
      const isOfThisPage = pathname === location.pathname && search === location.search
      const targetCount = document.querySelectorAll(`[id="${hash.slice(1)}"]`).length
      const text = textContent.trim()
      return { href, text, target, rel, ...(hash && isOfThisPage ? { targetCount } : {}) }
    }),
  )
}

/**
 * The problems of the links of the open page, each in a sentence that starts with the link's text.
 * @param missing paths that must return 404
 */
export async function linkProblems(
  page: Page,
  links: readonly Link[],
  missing: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(links.map((link) => problemsOf(page, link, missing)))
  return links.length > 0 ? found.flat() : ['There are no links.']
}

async function problemsOf(page: Page, link: Link, missing: readonly string[]): Promise<string[]> {
  const url = new URL(link.href)
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return []
  const isInternal = url.origin === new URL(page.url()).origin
  const problems = isInternal
    ? await internalProblems(page, url, link, missing)
    : outboundProblems(link)
  return problems.map((problem) => `"${link.text}" (${link.href}) ${problem}`)
}

async function internalProblems(
  page: Page,
  url: URL,
  { targetCount = 1 }: Link,
  missing: readonly string[],
) {
  const problems: string[] = []
  const expected = missing.includes(url.pathname) ? 404 : 200
  const status = await statusOf(page, url)
  if (status !== expected) problems.push(`is answered with ${status}`)
  if (targetCount !== 1) problems.push(`names a place of which there are ${targetCount}`)
  const tab = url.searchParams.get('tab')
  if (tab && !(await tabsOf(url.pathname)).includes(tab)) problems.push('names an unknown tab')
  return problems
}

function statusOf(page: Page, { origin, pathname, search }: URL): Promise<number> {
  const url = `${origin}${pathname}${search}`
  // The server closes a connection that was idle for five seconds, perhaps while this request is on its way.
  const options = { maxRedirects: 0, maxRetries: 1 }
  const status =
    statuses.get(url) ?? page.request.get(url, options).then((response) => response.status())
  statuses.set(url, status)
  return status
}

function outboundProblems({ href, target, rel, text }: Link): string[] {
  return [
    href.startsWith('https://') ? [] : 'is not https',
    knownAddresses.has(href) ? [] : 'is not in the data',
    target === '_blank' ? [] : 'does not open a new tab',
    rel.split(' ').includes('noopener') ? [] : 'lacks rel="noopener"',
    text.endsWith('(opens in a new tab)') ? [] : 'does not say that it opens a new tab',
  ].flat()
}

async function tabsOf(path: string): Promise<string[]> {
  const screen = await modules
    .filter(isScreen)
    .find((entry) => entry.path === path)
    ?.load()
  return screen?.default.tabs.map(({ id }) => id) ?? []
}
