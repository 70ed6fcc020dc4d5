import type { Page } from '@playwright/test'

/*
 * The first use of the browser's own formats loads their tables: on a phone a tenth of a second in which
 * no tap is answered. Counts and days are written without them.
 */

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

/**
 * Watches the pages that are opened from here on.
 * @returns what tells which of the browser's own formats the open page has used
 */
export async function watchForFormats(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(watchFormats)
  return () => page.evaluate(() => window.formats)
}
