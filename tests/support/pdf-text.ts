import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'

/** Prints the page on US Letter paper and returns the text of each sheet as one line. */
export async function printedPages(page: Page): Promise<readonly string[]> {
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'Letter' })))
  return text.map((sheet) => sheet.replace(/\s+/g, ' '))
}

/** Removes whitespace, so that text can be found in print however its lines break. */
export const withoutSpaces = (text: string) => text.replace(/\s+/g, '')
