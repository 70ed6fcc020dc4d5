import type { Page } from '@playwright/test'

/** Has every page wait for its font, so that what is measured does not tell the machine's load. */
export function inItsFont(page: Page): Promise<void>
