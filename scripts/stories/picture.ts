import type { Browser, Locator, Page } from '@playwright/test'
import { openWindow, type Look } from './window.ts'

/** Something to see in the product. */
export interface Scene {
  day: string
  /** What lies in the storage, text by key. */
  stored?: Readonly<Record<string, string>>
  path: string
  /** Brings into sight what the picture is about. */
  show: (page: Page) => Promise<void>
  /** Takes what is seen then; the window, where left out. */
  shoot?: (page: Page) => Promise<readonly Buffer[]>
}

/** A picture of the docs: scenes side by side. */
export interface Picture {
  /** That of its file. */
  name: string
  look: Look
  scenes: readonly Scene[]
}

/** A picture whose name ends in its look, as in `move-1280-dark`. */
export function picture(name: string, ...scenes: readonly Scene[]): Picture {
  const look: Look = {
    width: name.includes('-390-') ? 390 : 1280,
    theme: name.endsWith('-dark') ? 'dark' : 'light',
  }
  return { name, look, scenes }
}

/** Words can be read, and a page of pictures stays small. */
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
    // A first visit may be drawn before its font has come.
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

/** The shots side by side; several lie on a desk. */
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
 * Scrolls something to the top, close under the bar that sticks there.
 * @param gap how much of what is above it stays in sight
 */
export async function bringToTop(target: Locator, gap = 8) {
  await target.first().evaluate((element, gap) => {
    const bar = document.querySelector('header')?.offsetHeight ?? 0
    scrollBy(0, element.getBoundingClientRect().top - bar - gap)
  }, gap)
}
