import type { Page } from '@playwright/test'

/** A file of the site in which nothing runs. A page that a test answers for would cost the browser its cache. */
const EMPTY_PAGE = '/robots.txt'

/** Leaves the app, which could write once more, for a page of the site at which nothing runs. */
export async function leaveApp(page: Page) {
  await page.goto(EMPTY_PAGE)
}

/** Leaves the app, and empties all that the browser keeps for the site. */
export async function emptyStorage(page: Page) {
  await leaveApp(page)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    const emptied = (await indexedDB.databases()).map(
      ({ name = '' }) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name)
          request.onsuccess = () => resolve()
          request.onerror = () => reject(new Error(`The database ${name} stays.`))
        }),
    )
    await Promise.all(emptied)
  })
}

/** Leaves the app, and has the browser keep nothing for the site but these texts of local storage. */
export async function replaceStorage(page: Page, texts: Readonly<Record<string, string>>) {
  await emptyStorage(page)
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, texts)
}

/** Leaves the app, and starts over with these values in storage and nothing else. */
export function startOver(page: Page, stored: Readonly<Record<string, unknown>> = {}) {
  const texts = Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)] as const)
  return replaceStorage(page, Object.fromEntries(texts))
}
