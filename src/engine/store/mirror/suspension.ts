import { wrap } from 'idb'

/*
 * A browser can keep a page in the back/forward cache. Nothing runs in it meanwhile, so a transaction that it has
 * not finished blocks the database for every other page of the site.
 */

/** The transactions of this page that have not ended. */
const running = new Set<IDBTransaction>()
let shownAgain = Promise.resolve()
let endSuspension = () => {}
let isSuspended = false
let count = 0

/** Aborts the transactions under way and refuses new ones, until `resume`. */
export function suspend() {
  if (isSuspended) return
  isSuspended = true
  count++
  shownAgain = new Promise((resolve) => (endSuspension = resolve))
  for (const transaction of running) {
    try {
      transaction.abort()
    } catch {
      // It is complete, but its event has not fired yet.
    }
  }
}

/** Allows transactions again: the page is shown. */
export function resume() {
  isSuspended = false
  endSuspension()
}

/** Resolves at once while the page is shown. */
export const untilResumed = (): Promise<void> => shownAgain

/** How often the page was suspended. Work that failed while this number rose must run again. */
export const suspensions = (): number => count

/** Makes `suspend` abort a transaction that has not ended by then. */
export function track(transaction: IDBTransaction) {
  running.add(transaction)
  const end = () => void running.delete(transaction)
  wrap(transaction).done.then(end, end)
}

/** Tracks the transactions of a connection, and refuses to begin one while the page is suspended. */
export function trackAll(connection: IDBDatabase) {
  connection.transaction = (...args) => {
    if (isSuspended) throw new DOMException('The page is suspended.', 'AbortError')
    const transaction = IDBDatabase.prototype.transaction.apply(connection, args)
    track(transaction)
    return transaction
  }
}
