import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'

/** Prints the page as a person would, on US Letter paper: the text of each sheet, in one line. */
export async function printedPages(page: Page): Promise<readonly string[]> {
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'Letter' })))
  return text.map((sheet) => sheet.replace(/\s+/g, ' '))
}

/** A text as it can be looked for in print, where any space may be the end of a line. */
export const withoutSpaces = (text: string) => text.replace(/\s+/g, '')
