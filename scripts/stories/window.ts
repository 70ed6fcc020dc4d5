import type { Browser, Page } from '@playwright/test'
import { openPage } from '../open-page.ts'

/** The width and the theme of a window. */
export interface Look {
  width: 390 | 1280
  theme: 'light' | 'dark'
}

interface Options {
  origin: string
  look: Look
  /** The local day. */
  day: string
  /** The content of `localStorage`. */
  stored?: Readonly<Record<string, string>> | undefined
}

const heights = { 390: 844, 1280: 900 } as const

/** Opens a window with its own storage, whose clock is fixed at noon of a day. */
export function openWindow(browser: Browser, options: Options): Promise<Page> {
  const { origin, look, day, stored = {} } = options
  return openPage(browser, {
    origin,
    viewport: { width: look.width, height: heights[look.width] },
    colorScheme: look.theme,
    stored,
    time: noonOf(day),
  })
}

/** Sets the clock to noon of another day for pages that open from now on. */
export async function setDay(page: Page, day: string) {
  await page.clock.setFixedTime(noonOf(day))
}

const noonOf = (day: string) => new Date(`${day}T12:00:00-10:00`)
