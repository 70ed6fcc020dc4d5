/**
 * How long a lock is kept after the last piece of work. Other tabs see a write to
 * local storage a little late; a tab that got the lock at once would still read what was there before.
 */
const SETTLE_MS = 60
/** How long a busy tab goes on with new work under one lock before others get their turn. */
const TURN_MS = 400

type Run = () => void

/** Runs work while no other tab runs work under the same name. */
export type WithLock = ReturnType<typeof createLock>

/**
 * Makes a function that runs work while no other tab of this site runs work under the same name, and
 * after their writes have arrived here. Its promise settles with the work; the lock is let go later.
 * Without Web Locks the work runs at once: docs/decisions say what two tabs can then do.
 */
export function createLock(locks = browserLocks()) {
  /** By name: takes work while this tab holds the lock or waits for it. */
  const takers = new Map<string, (run: Run) => void>()

  async function hold(name: string, waiting: Run[]) {
    const end = Date.now() + TURN_MS
    let last = Date.now()
    const runNow = (run: Run) => {
      run()
      last = Date.now()
    }
    const stopTaking = () => {
      // By now the name may be taken by work that waits for the next turn.
      if (takers.get(name) === runNow) takers.delete(name)
    }
    waiting.forEach(runNow)
    takers.set(name, runNow)
    while (Date.now() < last + SETTLE_MS) {
      if (Date.now() >= end) stopTaking()
      await new Promise((rest) => setTimeout(rest, SETTLE_MS))
    }
    stopTaking()
  }

  function acquire(name: string, manager: LockManager, first: Run) {
    const waiting = [first]
    takers.set(name, (run) => waiting.push(run))
    manager
      .request(name, () => hold(name, waiting.splice(0)))
      .catch(() => {
        // A browser that denies the storage denies its locks too: then no other tab can write either.
        takers.delete(name)
        waiting.forEach((run) => run())
      })
  }

  return function withLock<Result>(name: string, work: () => Result): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const run = () => {
        try {
          resolve(work())
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      }
      const take = takers.get(name)
      if (!locks) run()
      else if (take) take(run)
      else acquire(name, locks, run)
    })
  }
}

/** Undefined where the browser has none, or the page does not come over https. */
export function browserLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks
}
