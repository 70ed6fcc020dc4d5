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
    `The first sheet of ${path} has text below its title, and every section is printed`,
    async ({ tab }) => {
      if (!(tab instanceof FirefoxTab)) throw new Error('Only Firefox prints.')
      await tab.goto(path)
      await tab.shows({ role: 'button', name: 'Print' })
      const sections = await tab.evaluate(() => {
        // Firefox draws the site's own font on paper as shapes, in which no text is found.
        document.documentElement.style.setProperty('font-family', 'serif', 'important')
        return [...document.querySelectorAll('main h3')].map((title) => title.textContent)
      }, null)
      const { text: sheets } = await extractText(new Uint8Array(await tab.pdf()))
      expect(sheets[0]?.length, sheets[0]).toBeGreaterThan(600)
      const printed = withoutSpace(sheets.join(' '))
      for (const title of sections) expect(printed).toContain(withoutSpace(title))
    },
    {
      only: {
        engine: 'firefox',
        because:
          'WebKitWebDriver has no print; tests/e2e/print.spec.ts prints the same in Chromium',
      },
    },
  )
}

/** A PDF has its own spaces between words. */
const withoutSpace = (text: string) => text.replace(/\s/g, '')
