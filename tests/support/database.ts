import type { Page } from '@playwright/test'

/** The name of the database that lies beside the local storage. */
const NAME = 'milspouse'

/** Takes IndexedDB away before the page's own scripts run, as browsers do in private windows. */
export async function refuseDatabase(page: Page, how: 'throws' | 'is not there') {
  await page.addInitScript((how) => {
    if (how === 'is not there') Object.defineProperty(window, 'indexedDB', { value: undefined })
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
  }, how)
}

/** Everything that lies in the database, as one text; empty where there is none. */
export function readDatabase(page: Page): Promise<string> {
  return page.evaluate(async (name) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(`${name}: ${request.error?.message}`))
      })
    // To open one that is not there would make it.
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return ''
    const database = await done(indexedDB.open(name))
    const stores = [...database.objectStoreNames]
    const all = stores.map((store) => done(database.transaction(store).objectStore(store).getAll()))
    const text = JSON.stringify(await Promise.all(all))
    database.close()
    return text
  }, NAME)
}

/** Deletes the database. Once the app runs no more: see `leaveApp`. */
export function deleteDatabase(page: Page): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = () => resolve()
        request.onerror = () => reject(new Error(`The database ${name} stays.`))
      }),
    NAME,
  )
}

/**
 * Opens the database as another page of the site would that runs other code.
 * @param version a newer one than the app's; the one that is there by default
 * @returns nothing; the database stays open until the page is left
 */
export function holdDatabase(page: Page, version?: number): Promise<void> {
  return page.evaluate(
    ({ name, version }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, version)
        request.onsuccess = () => resolve()
        request.onerror = () => reject(new Error(`The database ${name} does not open.`))
      }),
    { name: NAME, version },
  )
}

/** Asks for the database to be deleted and does not wait: who opens it then waits as long as another holds it. */
export function blockDatabase(page: Page): Promise<void> {
  return page.evaluate((name) => void indexedDB.deleteDatabase(name), NAME)
}

/** The version of the database; undefined where there is none. */
export function databaseVersion(page: Page): Promise<number | undefined> {
  return page.evaluate(
    async (name) => (await indexedDB.databases()).find((one) => one.name === name)?.version,
    NAME,
  )
}

/** Cuts off every text that was written, as a disk that fails does, and makes it the newest there is. */
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

/** From now on there is no room for anything more in the database. */
export function fillDatabase(page: Page): Promise<void> {
  return page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse })
  })
}
