/*
 * Takes screenshots of every page and tab on a phone and a desktop, in light and dark, with the sample data of
 * tests/support. Needs a build.
 *
 *   npm run screenshots                        every page, into the folder screenshots
 *   npm run screenshots -- /app/job-search     only these paths
 *   npm run screenshots -- --readme            the screenshots of the README and of the manifest
 *   npm run screenshots -- --landing           the images of the landing page, into public/pictures
 */
import type { Browser, Page, PageScreenshotOptions } from '@playwright/test'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './bench/browser.ts'
import { shootLanding } from './pictures/landing.ts'
import { openSample, settle, type Look } from './pictures/sample-window.ts'
import { serveBuild } from './serve-build.ts'

const OUTPUT = 'screenshots'
/** A path without a page, which shows the 404 page. */
const UNKNOWN = '/no-such-page'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const looks = [phone, desktop].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
)

/** The screenshots of README and manifest. They show only the window, so that they stay small. */
const readmePictures: readonly { file: string; look: Look }[] = [
  { file: 'docs/images/tracker-phone-light.png', look: { viewport: phone, colorScheme: 'light' } },
  {
    file: 'docs/images/tracker-desktop-dark.png',
    look: { viewport: desktop, colorScheme: 'dark' },
  },
  // For the manifest: browsers show them before they install the app.
  { file: 'public/screenshots/phone.png', look: { viewport: phone, colorScheme: 'light' } },
  { file: 'public/screenshots/desktop.png', look: { viewport: desktop, colorScheme: 'light' } },
]
const README_PATH = '/app/job-search'

/** The path of every built page, and one without a page. */
function builtPaths() {
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'))
    .filter((file) => !['200.html', '404.html'].includes(file))
    .map((file) => `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/')
  return [...pages.sort(), UNKNOWN]
}

/** "Saved Careers (2)" as "saved-careers". */
function kebab(label: string) {
  const words = label
    .replace(/\(\d+\)/, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join('-')
}

async function shoot(page: Page, file: string, options: PageScreenshotOptions) {
  await page.screenshot({ path: file, animations: 'disabled', ...options })
  console.log(file)
}

/** Takes a screenshot of each tab of a page, or of the page if it has no tabs. */
async function shootPage(page: Page, path: string, { viewport, colorScheme }: Look) {
  const name = (tab?: string) => {
    const parts = [path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'), tab]
    return join(OUTPUT, `${parts.filter(Boolean).join('.')}.${viewport.width}.${colorScheme}.png`)
  }
  await page.goto(path, { waitUntil: 'networkidle' })
  await settle(page)
  const tabs = page.getByRole('main').getByRole('tab')
  const count = await tabs.count()
  if (count === 0) await shoot(page, name(), { fullPage: true })
  for (let index = 0; index < count; index++) {
    await tabs.nth(index).click()
    await settle(page)
    // Playwright scrolls the page to reach a tab that is out of sight in its bar.
    await page.evaluate(() => scrollTo(0, 0))
    await shoot(page, name(kebab(await tabs.nth(index).innerText())), { fullPage: true })
  }
}

async function shootReadme(browser: Browser, origin: string) {
  mkdirSync('docs/images', { recursive: true })
  for (const { file, look } of readmePictures) {
    const page = await openSample(browser, origin, look)
    await page.goto(README_PATH, { waitUntil: 'networkidle' })
    await settle(page)
    await shoot(page, file, {})
  }
}

async function shootAll(browser: Browser, origin: string, paths: readonly string[]) {
  mkdirSync(OUTPUT, { recursive: true })
  await Promise.all(
    looks.map(async (look) => {
      const page = await openSample(browser, origin, look)
      for (const path of paths) await shootPage(page, path, look)
    }),
  )
}

const args = process.argv.slice(2)
const server = await serveBuild()
const browser = await launch()
try {
  if (args.includes('--readme')) await shootReadme(browser, server.origin)
  else if (args.includes('--landing')) await shootLanding(browser, server.origin)
  else {
    if (args.length === 0) rmSync(OUTPUT, { recursive: true, force: true })
    await shootAll(browser, server.origin, args.length > 0 ? args : builtPaths())
  }
} finally {
  await browser.close()
  await server.close()
}
