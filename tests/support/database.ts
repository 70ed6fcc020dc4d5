import type { Page } from '@playwright/test'

/** The name of the app's IndexedDB database. */
const NAME = 'milspouse'

/** Disables IndexedDB before the page's own scripts run, as browsers do in private windows. */
export async function refuseDatabase(page: Page, how: 'throws' | 'is not there') {
  await page.addInitScript((how) => {
    if (how === 'is not there') Object.defineProperty(window, 'indexedDB', { value: undefined })
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
  }, how)
}

/** The whole content of the database as JSON text. Empty if the database does not exist. */
export function readDatabase(page: Page): Promise<string> {
  return page.evaluate(async (name) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(`${name}: ${request.error?.message}`))
      })
    // Opening a database that does not exist would create it.
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return ''
    const database = await done(indexedDB.open(name))
    const stores = [...database.objectStoreNames]
    const all = stores.map((store) => done(database.transaction(store).objectStore(store).getAll()))
    const text = JSON.stringify(await Promise.all(all))
    database.close()
    return text
  }, NAME)
}

/** Deletes the database. Call it after `leaveApp`, so that the app has no open connection. */
export function deleteDatabase(page: Page): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = () => resolve()
        request.onerror = () => reject(new Error(`The database ${name} was not deleted.`))
      }),
    NAME,
  )
}

/**
 * Opens the database, as another page of the site that runs other code would.
 * @param version one newer than the app's; the current version by default
 * @returns when the database is open; it stays open until the page is left
 */
export function holdDatabase(page: Page, version?: number): Promise<void> {
  return page.evaluate(
    ({ name, version }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, version)
        request.onsuccess = () => resolve()
        request.onerror = () => reject(new Error(`The database ${name} could not be opened.`))
      }),
    { name: NAME, version },
  )
}

/** Requests deletion without waiting. While another page has the database open, every later open request waits. */
export function blockDatabase(page: Page): Promise<void> {
  return page.evaluate((name) => void indexedDB.deleteDatabase(name), NAME)
}

/** The version of the database; undefined if it does not exist. */
export function databaseVersion(page: Page): Promise<number | undefined> {
  return page.evaluate(
    async (name) => (await indexedDB.databases()).find((one) => one.name === name)?.version,
    NAME,
  )
}

/** Truncates every stored text, as a failing disk does, and raises its number so that it is the newest. */
export function damageDatabase(page: Page): Promise<void> {
  return page.evaluate(async (name) => {
    const opened = indexedDB.open(name)
    await new Promise((resolve) => (opened.onsuccess = resolve))
    const transaction = opened.result.transaction('writes', 'readwrite')
    const written = new Promise((resolve) => (transaction.oncomplete = resolve))
    const texts = transaction.objectStore('writes').openCursor()
    texts.onsuccess = () => {
      const cursor = texts.result
      if (!cursor) return
      const write = cursor.value as { text: string; number: number }
      cursor.update({ ...write, text: write.text.slice(0, -1), number: write.number + 1000 })
      cursor.continue()
    }
    await written
    opened.result.close()
  }, NAME)
}

/** Makes every further write to the database fail because the quota is exceeded. */
export function fillDatabase(page: Page): Promise<void> {
  return page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse })
  })
}
