import type { Browser, Locator, Page } from '@playwright/test'
import { openWindow, type Look } from './window.ts'

/** A view of the product to take a picture of. */
export interface Scene {
  day: string
  /** The stored texts, by key. */
  stored?: Readonly<Record<string, string>>
  path: string
  /** Scrolls to the subject of the picture. */
  show: (page: Page) => Promise<void>
  /** Takes the picture. Default: the window. */
  shoot?: (page: Page) => Promise<readonly Buffer[]>
}

/** A picture of the docs, with scenes beside each other. */
export interface Picture {
  /** The name of its file. */
  name: string
  look: Look
  scenes: readonly Scene[]
}

/** A picture whose name ends with its width and theme, such as `move-1280-dark`. */
export function picture(name: string, ...scenes: readonly Scene[]): Picture {
  const look: Look = {
    width: name.includes('-390-') ? 390 : 1280,
    theme: name.endsWith('-dark') ? 'dark' : 'light',
  }
  return { name, look, scenes }
}

/** The quality at which text is legible and the files stay small. */
const QUALITY = 66

/** The picture as a JPEG. */
export async function jpegOf(
  { look, scenes }: Picture,
  browser: Browser,
  origin: string,
): Promise<Buffer> {
  const shots: Buffer[] = []
  for (const { day, stored, path, show, shoot = shootWindow } of scenes) {
    const page = await openWindow(browser, { origin, look, day, stored })
    // On a first visit, text can be painted before the font has loaded.
    await page.goto('/app', { waitUntil: 'networkidle' })
    await page.goto(path, { waitUntil: 'networkidle' })
    await show(page)
    shots.push(...(await shoot(page)))
    await page.context().close()
  }
  return joined(browser, shots)
}

async function shootWindow(page: Page): Promise<readonly Buffer[]> {
  return [await page.screenshot({ animations: 'disabled' })]
}

/** The shots beside each other; several have a background. */
async function joined(browser: Browser, shots: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
  const images = shots.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`)
  const desk = shots.length > 1 ? 'gap: 16px; padding: 16px; background: #b8b4a8' : ''
  await page.setContent(
    `<body style="margin: 0"><div style="display: inline-flex; ${desk}">${images.join('')}</div>`,
  )
  const jpeg = await page.locator('div').screenshot({ type: 'jpeg', quality: QUALITY })
  await page.close()
  return jpeg
}

/**
 * Scrolls an element to the top, below the sticky bar.
 * @param gap how many pixels above it stay visible
 */
export async function bringToTop(target: Locator, gap = 8) {
  await target.first().evaluate((element, gap) => {
    const bar = document.querySelector('header')?.offsetHeight ?? 0
    scrollBy(0, element.getBoundingClientRect().top - bar - gap)
  }, gap)
}
