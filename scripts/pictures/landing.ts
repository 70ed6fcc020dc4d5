import type { Browser, Locator, Page } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { openSample, settle, type Sample } from './sample-window.ts'

/** The width in pixels of the border of a card, and of the line between entries. */
const EDGE = 1
/** The margin in pixels on each side of a page. */
const MARGIN = 16

/** An image: from the top of the element `first` to the bottom of `last`, so that no line is cut off. */
interface LandingPicture {
  id: string
  path: string
  /** The pixels beside the elements. */
  margin: number
  /** The pixels above `first`. Default: `margin`. */
  top?: number
  /** Changes the sample data before the page opens. */
  change?: (sample: Sample) => object
  /** Changes the data in the page. */
  prepare?: (page: Page) => Promise<void>
  first: (page: Page) => Locator
  last: (page: Page) => Locator
}

/** The images of the landing page. The border of a card is left out, because the landing page draws one. */
const landingPictures: readonly LandingPicture[] = [
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
const nurse = (page: Page) => entries(page, 'heading').filter({ hasText: 'Registered Nurse' })
/** The entries of a list that contain an element with a role. */
const entries = (page: Page, role: 'checkbox' | 'heading') =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole(role) })
/** The width of an image of the landing page in CSS pixels. The pixel ratio is 1.5. */
const LANDING_WIDTH = 330

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('An element of the image is not visible.')
  return box
}

/** Changes the data for an image, then reloads the page, so that the message about the save is gone. */
async function prepareFor(page: Page, prepare: (page: Page) => Promise<void>) {
  await prepare(page)
  await page.waitForTimeout(300)
  await page.reload({ waitUntil: 'networkidle' })
  await settle(page)
}

/** Converts a PNG to WebP in the browser, because WebP is smaller. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage()
  const base64 = await blank.evaluate(async (source) => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${source}`
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? ''
  }, png.toString('base64'))
  await blank.close()
  return Buffer.from(base64, 'base64')
}

/** Takes the images of the landing page. */
export async function shootLanding(browser: Browser, origin: string) {
  mkdirSync('public/pictures', { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
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
      const page = await openSample(browser, origin, look, change)
      await page.goto(path, { waitUntil: 'networkidle' })
      await settle(page)
      if (prepare) await prepareFor(page, prepare)
      const { x, y } = await boxOf(first(page))
      const bottom = await boxOf(last(page))
      const end = bottom.y + bottom.height
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
