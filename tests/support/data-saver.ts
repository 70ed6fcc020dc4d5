import type { Page } from '@playwright/test'

/**
 * Turns on the browser's data saver: the app then preloads nothing while it is idle. Also used by checks of many pages,
 * because preloading takes half of the time that a page needs to load. Call it before a page opens.
 */
export const enableDataSaver = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
