import type { Browser, Locator, Page } from '@playwright/test'
import { openWindow, type Look } from './window.ts'

/** A page on a day, with what is stored. */
export interface Scene {
  day: string
  /** The content of `localStorage`. */
  stored?: Readonly<Record<string, string>>
  path: string
  /** Brings the page into the state to show, and scrolls to it. */
  show: (page: Page) => Promise<void>
  /** Takes the images. Default: one of the window. */
  capture?: (page: Page) => Promise<readonly Buffer[]>
}

/** An image of the docs, with scenes side by side. */
export interface Screenshot {
  /** The file name without its extension. */
  name: string
  look: Look
  scenes: readonly Scene[]
}

/** A screenshot whose name ends in its look, as in `move-1280-dark`. */
export function screenshot(name: string, ...scenes: readonly Scene[]): Screenshot {
  const look: Look = {
    width: name.includes('-390-') ? 390 : 1280,
    theme: name.endsWith('-dark') ? 'dark' : 'light',
  }
  return { name, look, scenes }
}

/** The JPEG quality: text stays readable, and the files small. */
const QUALITY = 66

/** Takes a screenshot, as a JPEG. */
export async function jpegOf(
  { look, scenes }: Screenshot,
  browser: Browser,
  origin: string,
): Promise<Buffer> {
  const images: Buffer[] = []
  for (const { day, stored, path, show, capture = captureWindow } of scenes) {
    const page = await openWindow(browser, { origin, look, day, stored })
    // Loads the font, because a first visit can render before it arrives.
    await page.goto('/app', { waitUntil: 'networkidle' })
    await page.goto(path, { waitUntil: 'networkidle' })
    await show(page)
    images.push(...(await capture(page)))
    await page.context().close()
  }
  return sideBySide(browser, images)
}

async function captureWindow(page: Page): Promise<readonly Buffer[]> {
  return [await page.screenshot({ animations: 'disabled' })]
}

/** Joins images to one. Several have a colored background between them. */
async function sideBySide(browser: Browser, images: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
  const tags = images.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`)
  const background = images.length > 1 ? 'gap: 16px; padding: 16px; background: #b8b4a8' : ''
  await page.setContent(
    `<body style="margin: 0"><div style="display: inline-flex; ${background}">${tags.join('')}</div>`,
  )
  const jpeg = await page.locator('div').screenshot({ type: 'jpeg', quality: QUALITY })
  await page.close()
  return jpeg
}

/**
 * Scrolls an element to the top of the window, below the sticky header.
 * @param gap the distance to the header in pixels
 */
export async function scrollToTop(target: Locator, gap = 8) {
  await target.first().evaluate((element, gap) => {
    const bar = document.querySelector('header')?.offsetHeight ?? 0
    scrollBy(0, element.getBoundingClientRect().top - bar - gap)
  }, gap)
}
