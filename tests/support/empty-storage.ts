import type { Page } from '@playwright/test'

/** A file of the site without scripts. Routing a page in the test instead would disable the browser's cache. */
const EMPTY_PAGE = '/robots.txt'

/** Leaves the app for a page of the same site without scripts, so that the app cannot write again. */
export async function leaveApp(page: Page) {
  await page.goto(EMPTY_PAGE)
}

/** Leaves the app and clears everything that the browser stores for the site. */
export async function emptyStorage(page: Page) {
  await leaveApp(page)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    const deletions = (await indexedDB.databases()).map(
      ({ name = '' }) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name)
          request.onsuccess = () => resolve()
          request.onerror = () => reject(new Error(`The database ${name} was not deleted.`))
        }),
    )
    await Promise.all(deletions)
  })
}

/** Leaves the app and replaces everything stored for the site with these texts in local storage. */
export async function replaceStorage(page: Page, texts: Readonly<Record<string, string>>) {
  await emptyStorage(page)
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, texts)
}

/** Like `replaceStorage`, with values that are stored as JSON. */
export function startOver(page: Page, stored: Readonly<Record<string, unknown>> = {}) {
  const texts = Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)] as const)
  return replaceStorage(page, Object.fromEntries(texts))
}
