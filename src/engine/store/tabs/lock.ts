import { createStore } from '../../page-store'

/** One lock for all keys, so that a write of several keys needs no second one. */
const LOCK_NAME = 'stored'
/**
 * How long the lock is kept after the last work. Other tabs see a write to local storage with a delay; a tab that
 * got the lock at once would still read the earlier text.
 */
const SETTLE_MS = 60
/** How long a busy tab may take new work under one lock before other tabs get their turn. */
const TURN_MS = 400

/** Whether another tab holds the lock: this tab waits for it and has no work running. */
export const isLockedElsewhere = createStore(false, { outlivesReset: true })

type Run = () => void

/** The part of the browser's locks that is used. */
export interface Locks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>
}

export type Lock = ReturnType<typeof createLock>

interface Options {
  locks?: Locks | undefined
  /** What has to be over before the lock is released. */
  settled?: () => Promise<unknown>
}

/**
 * Runs work while no other tab of this site runs work under the lock, and after their writes have
 * arrived here. Without Web Locks only the work of this tab is kept in order. See docs/decisions/0005.
 */
export function createLock({ locks = browserLocks() ?? tabLocks(), settled }: Options = {}) {
  /** Runs work under the lock that this tab holds or waits for. Undefined if it has to request the lock first. */
  let enqueueRun: ((run: Run) => void) | undefined
  const ownLocks = tabLocks()
  const own = { waiting: 0, running: 0 }
  let isElsewhere = false
  const count = (waiting: number, running: number) => {
    own.waiting += waiting
    own.running += running
    const wasElsewhere = isElsewhere
    isElsewhere = own.waiting > 0 && own.running === 0
    // The store is shared: only a lock that has set it may clear it.
    if (isElsewhere !== wasElsewhere) isLockedElsewhere.set(isElsewhere)
  }

  async function holdLock(waiting: Run[]) {
    const end = performance.now() + TURN_MS
    let last = performance.now()
    const runNow = (run: Run) => {
      run()
      last = performance.now()
    }
    const stopAdding = () => {
      // By now `enqueueRun` may belong to the runs of the next turn.
      if (enqueueRun === runNow) enqueueRun = undefined
    }
    // Before the waiting runs, because one of them may ask for another run.
    enqueueRun = runNow
    waiting.forEach(runNow)
    while (performance.now() < last + SETTLE_MS) {
      if (performance.now() >= end) stopAdding()
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    }
    stopAdding()
    await settled?.()
  }

  /** A browser that denies the storage denies its locks too: then no other tab can write either. */
  async function request<Result>(work: () => Promise<Result>): Promise<Result> {
    let hasBegun = false
    const begin = async () => {
      hasBegun = true
      count(-1, 1)
      try {
        return await work()
      } finally {
        count(0, -1)
      }
    }
    count(1, 0)
    try {
      return await locks.request(LOCK_NAME, begin)
    } catch (error) {
      if (hasBegun) throw error
      return ownLocks.request(LOCK_NAME, begin)
    }
  }

  function acquire(first: Run) {
    const waiting = [first]
    enqueueRun = (run) => waiting.push(run)
    void request(() => holdLock(waiting.splice(0)))
  }

  return {
    /** Runs work that is done at once. The promise settles with it; the lock is released later. */
    run<Result>(work: () => Result): Promise<Result> {
      return new Promise<Result>((resolve, reject) => {
        const run = () => {
          try {
            resolve(work())
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)))
          }
        }
        if (enqueueRun) enqueueRun(run)
        else acquire(run)
      })
    },
    /** Runs work that takes its time, and nothing else meanwhile, in this tab or another. */
    runAlone<Result>(work: () => Promise<Result>): Promise<Result> {
      return request(async () => {
        const result = await work()
        await settled?.()
        // As in `holdLock`: what was written has to arrive in the other tabs.
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
        return result
      })
    },
  }
}

/** Undefined where the browser has none, or the page does not come over https. */
function browserLocks(): Locks | undefined {
  if (typeof navigator === 'undefined') return undefined
  const manager: LockManager | undefined = navigator.locks
  return manager && { request: (name, work) => manager.request(name, work) }
}

/** Keeps the work of this tab in order. The first of it begins at once. */
function tabLocks(): Locks {
  let last: Promise<unknown> | undefined
  return {
    request: (_name, work) => {
      const turn = last ? last.then(work) : work()
      const over = turn
        .catch(() => undefined)
        .then(() => {
          if (last === over) last = undefined
        })
      last = over
      return turn
    },
  }
}
