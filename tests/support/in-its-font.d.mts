import type { Page } from '@playwright/test'

/** Makes every page wait for its font, so that measurements do not depend on the machine's load. */
export function inItsFont(page: Page): Promise<void>
