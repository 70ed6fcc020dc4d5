/*
 * Takes screenshots of every page and tab on a phone and a desktop, in light and dark, with the sample data of
 * tests/support. Needs a build.
 *
 *   npm run screenshots                        every page, into the folder screenshots
 *   npm run screenshots -- /app/job-search     only these paths
 *   npm run screenshots -- --readme            the screenshots of the README and of the manifest
 *   npm run screenshots -- --landing           the images of the landing page, into public/pictures
 */
import { chromium } from '@playwright/test'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { preview } from 'vite'
import { findChromium } from '../tests/support/find-chromium.mjs'
import { inItsFont } from '../tests/support/in-its-font.mjs'

const OUTPUT = 'screenshots'
/** A path without a page, which shows the 404 page. */
const UNKNOWN = '/no-such-page'
/** The time that fits the sample data: greetings, warnings and defaults depend on the clock. */
const NOW = new Date('2026-11-21T17:00:00Z')

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const looks = [phone, desktop].flatMap((viewport) =>
  ['light', 'dark'].map((colorScheme) => ({ viewport, colorScheme })),
)

/** The screenshots of README and manifest. They show only the window, so that they stay small. */
const readmePictures = [
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

/** The width in pixels of the border of a card, and of the line between entries. */
const EDGE = 1
/** The margin in pixels on each side of a page. */
const MARGIN = 16
/**
 * The images of the landing page: from the top of the element `first` to the bottom of `last`, so that no line is cut
 * off, with `top` pixels above and `margin` pixels beside it. The border of a card is left out, because the landing
 * page draws one.
 */
const landingPictures = [
  {
    id: 'plan',
    path: '/app/move',
    margin: MARGIN / 2,
    // A button is directly above.
    top: 2,
    // The first task of the sample data is overdue.
    prepare: (page) => entries(page, 'checkbox').first().getByRole('checkbox').check(),
    first: (page) => page.getByText(/^To Joint Base/),
    last: (page) => entries(page, 'checkbox').nth(1),
  },
  {
    id: 'answer',
    path: '/app/licensing?tab=answer&profession=registered-nurse&from=TX&to=VA',
    margin: MARGIN / 2,
    first: (page) => page.getByRole('heading', { name: 'Does My License Move With Me?' }),
    last: (page) => page.getByText(/^Both states are in the Nurse Licensure Compact/).first(),
  },
  {
    id: 'pay',
    path: '/app/career-planner?tab=browse&payIn=WA&from=VA',
    margin: -EDGE,
    first: (page) => nurse(page),
    last: (page) => nurse(page),
  },
  {
    id: 'log',
    path: '/app/job-search?tab=tracker&page=work-search-log',
    margin: MARGIN / 2,
    first: (page) => page.getByRole('heading', { name: /^Nov 8, 2026 to/ }),
    last: (page) => page.getByRole('table').last(),
    // Adds where each job was found, and whom the user wrote to.
    change: (sample) => ({
      ...sample,
      jobApplications: sample.jobApplications.map((application, at) => ({
        ...application,
        foundOn: ['LinkedIn', 'Indeed', 'USAJOBS'][at % 3],
        contact: ['Dana Reyes', 'Hiring team', 'Sam Lee'][at % 3],
      })),
    }),
  },
]
const nurse = (page) => entries(page, 'heading').filter({ hasText: 'Registered Nurse' })
/** The entries of a list that contain an element with a role. */
const entries = (page, role) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole(role) })
/** The width of an image of the landing page in CSS pixels. The pixel ratio is 1.5. */
const LANDING_WIDTH = 330

/** The path of every built page, and one without a page. */
function builtPaths() {
  const pages = readdirSync('dist', { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.endsWith('/index.html'))
    .filter((file) => !['200.html', '404.html'].includes(file))
    .map((file) => `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/')
  return [...pages.sort(), UNKNOWN]
}

/** Serves the build as `npm start` does, on `PORT` or a port that is free. */
async function serve() {
  process.env.PORT ??= String(await freePort())
  const server = await preview({ logLevel: 'warn' })
  return { origin: `http://localhost:${process.env.PORT}`, close: () => server.close() }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** A browser window with the sample data in its storage. @param change changes the data first */
async function openWindow(browser, origin, look, change = (sample) => sample) {
  const sample = JSON.parse(readFileSync('tests/support/sample-data.json', 'utf8'))
  const localStorage = Object.entries(change(sample)).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }))
  const window = await browser.newContext({
    ...look,
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'Pacific/Honolulu',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const page = await window.newPage()
  await inItsFont(page)
  await page.clock.setFixedTime(NOW)
  return page
}

/** Waits until the page has loaded its content and its fonts. */
async function settle(page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('Loading…').waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** "Saved Careers (2)" as "saved-careers". */
function kebab(label) {
  const words = label
    .replace(/\(\d+\)/, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words.join('-')
}

async function shoot(page, file, options) {
  await page.screenshot({ path: file, animations: 'disabled', ...options })
  console.log(file)
}

/** Takes a screenshot of each tab of a page, or of the page if it has no tabs. */
async function shootPage(page, path, { viewport, colorScheme }) {
  const name = (tab) => {
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

async function shootReadme(browser, origin) {
  mkdirSync('docs/images', { recursive: true })
  for (const { file, look } of readmePictures) {
    const page = await openWindow(browser, origin, look)
    await page.goto(README_PATH, { waitUntil: 'networkidle' })
    await settle(page)
    await shoot(page, file, {})
  }
}

/** Changes the data for an image, then reloads the page, so that the message about the save is gone. */
async function prepareFor(page, prepare) {
  await prepare(page)
  await page.waitForTimeout(300)
  await page.reload({ waitUntil: 'networkidle' })
  await settle(page)
}

/** Converts a PNG to WebP in the browser, because WebP is smaller. */
async function toWebp(page, png) {
  const blank = await page.context().newPage()
  const base64 = await blank.evaluate(async (source) => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${source}`
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d').drawImage(picture, 0, 0)
    return canvas.toDataURL('image/webp', 0.8).split(',')[1]
  }, png.toString('base64'))
  await blank.close()
  return Buffer.from(base64, 'base64')
}

async function shootLanding(browser, origin) {
  mkdirSync('public/pictures', { recursive: true })
  for (const colorScheme of ['light', 'dark']) {
    for (const {
      id,
      path,
      margin,
      prepare,
      change,
      top: over = margin,
      first,
      last,
    } of landingPictures) {
      const viewport = { width: LANDING_WIDTH + 2 * (MARGIN - margin), height: 844 }
      const look = { viewport, colorScheme, deviceScaleFactor: 1.5 }
      const page = await openWindow(browser, origin, look, change)
      await page.goto(path, { waitUntil: 'networkidle' })
      await settle(page)
      if (prepare) await prepareFor(page, prepare)
      const [top, bottom] = [first, last].map((of) => of(page).boundingBox())
      const { x, y } = await top
      const end = await bottom.then((box) => box.y + box.height)
      const clip = {
        x: x - margin,
        y: y - over,
        width: LANDING_WIDTH,
        height: end - y + over - EDGE,
      }
      const file = `public/pictures/${id}${colorScheme === 'dark' ? '-dark' : ''}.webp`
      writeFileSync(file, await toWebp(page, await page.screenshot({ fullPage: true, clip })))
      console.log(file)
    }
  }
}

async function shootAll(browser, origin, paths) {
  mkdirSync(OUTPUT, { recursive: true })
  await Promise.all(
    looks.map(async (look) => {
      const page = await openWindow(browser, origin, look)
      for (const path of paths) await shootPage(page, path, look)
    }),
  )
}

if (!existsSync('dist/200.html')) {
  console.error('There is no build to take screenshots of. Run "npm run build" first.')
  process.exit(1)
}
const args = process.argv.slice(2)
const server = await serve()
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
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
