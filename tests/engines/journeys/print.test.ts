import { extractText } from 'unpdf'
import { expect } from 'vitest'
import { FirefoxTab } from '../driver/firefox.ts'
import { journey } from '../driver/journey.ts'

for (const path of [
  '/app/pcs-prep?tab=specialized',
  '/app/licensing?tab=checklist',
  '/app/housing?tab=checklist',
]) {
  journey(
    `The first printed page of ${path} has text below its title, and every section is printed`,
    async ({ tab }) => {
      if (!(tab instanceof FirefoxTab)) throw new Error('Only Firefox prints.')
      await tab.goto(path)
      await tab.waitForVisible({ role: 'button', name: 'Print' })
      const sections = await tab.evaluate(() => {
        // Firefox prints the web font as shapes, from which no text can be extracted.
        document.documentElement.style.setProperty('font-family', 'serif', 'important')
        return [...document.querySelectorAll('main h3')].map((title) => title.textContent)
      }, null)
      const { text: printedPages } = await extractText(new Uint8Array(await tab.pdf()))
      expect(printedPages[0]?.length, printedPages[0]).toBeGreaterThan(600)
      const printed = withoutSpace(printedPages.join(' '))
      for (const title of sections) expect(printed).toContain(withoutSpace(title))
    },
    {
      only: {
        engine: 'firefox',
        because:
          'WebKitWebDriver cannot print; tests/e2e/print.spec.ts prints the same in Chromium',
      },
    },
  )
}

/** Extracted text has other spaces than the page. */
const withoutSpace = (text: string) => text.replace(/\s/g, '')
