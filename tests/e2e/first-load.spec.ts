import { sitePages } from '@/app/pages/site-pages'
import { expect, test } from '../support/fixtures'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { seed } from '../support/storage'

declare global {
  interface Window {
    formats: string[]
  }
}

/** Notes each use of the browser's own formats, from before the page's first script. */
function watchFormats() {
  window.formats = []
  const watch = (owner: object, name: string) => {
    const original: unknown = Reflect.get(owner, name)
    if (typeof original !== 'function') return
    const note = () => window.formats.push(name)
    const watched = new Proxy(original, {
      construct: (target, args, asked) => (
        note(),
        Reflect.construct(target, args, asked) as object
      ),
      apply: (target, self, args) => (note(), Reflect.apply(target, self, args) as unknown),
    })
    Reflect.set(owner, name, watched)
  }
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'PluralRules']) {
    watch(Intl, name)
  }
  for (const prototype of [Number.prototype, Date.prototype]) {
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
      watch(prototype, name)
    }
  }
}

/*
 * The first use of the browser's own formats loads their tables: on a phone a tenth of a second in which
 * no tap is answered. Counts and days are written without them.
 */
for (const { path } of sitePages) {
  test(`${path} opens without the browser's tables of formats`, async ({ page }) => {
    for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
    await page.addInitScript(watchFormats)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    expect(await page.evaluate(() => window.formats)).toEqual([])
  })
}
