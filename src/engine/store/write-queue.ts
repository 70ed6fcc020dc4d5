import type { Mirror } from './mirror/mirror'
import { readSaveMark } from './save-mark'
import { SaveError } from './save-error'
import type { KeyValueStorage } from './storage'
import type { Lock } from './tabs/lock'
import type { WriteGuard } from './write-guard'

/** The result of an attempt that found half-written data and did nothing. */
const HALF_WRITTEN = Symbol('half written')

interface Parts {
  storage: KeyValueStorage
  mirror: Mirror
  lock: Lock
  guard: WriteGuard
  /** Compares storage and mirror, which undoes a half-written save. */
  recoverHalfWrite: () => Promise<void>
}

/**
 * The only queue of writes, in the order of the lock. Each write runs while no other tab writes and no data is half
 * written, and resolves when the mirror has stored it on disk. A reset and the last write of a page that is closed go
 * past it. See docs/decisions/0002.
 */
export function createWriteQueue({ storage, mirror, lock, guard, recoverHalfWrite }: Parts) {
  /**
   * Whether another page ended in the middle of a write of several keys. A write on top of that would keep the
   * half-written data and lose the data from before.
   */
  function hasHalfWrittenKeys(): boolean {
    const mark = mirror.isWorking() ? readSaveMark(storage) : undefined
    return mark?.writing !== undefined && mark.divergedAt === undefined
  }

  /** Makes an attempt. If it finds half-written data, undoes the half write and tries once more. */
  async function withRecovery<Result>(
    attempt: () => Promise<Result | typeof HALF_WRITTEN>,
  ): Promise<Result> {
    const first = await attempt()
    if (first !== HALF_WRITTEN) return first
    await recoverHalfWrite()
    const second = await attempt()
    if (second === HALF_WRITTEN) throw new SaveError('unfinished')
    return second
  }

  return {
    hasHalfWrittenKeys,
    /** Runs a synchronous write. Rejects with a SaveError if the storage is emptied before the write is on disk. */
    run: async <Result>(write: () => Result): Promise<Result> => {
      const countBefore = guard.emptiedCount()
      let id = readSaveMark(storage)?.id
      const assertNotEmptied = () => {
        const isAnother = id !== undefined && readSaveMark(storage)?.id !== id
        if (isAnother && guard.isEmptied()) guard.handleEmptied()
        if (isAnother || guard.emptiedCount() !== countBefore) throw new SaveError('emptied')
      }
      const result = await withRecovery(() =>
        lock.run(() => {
          assertNotEmptied()
          if (hasHalfWrittenKeys()) return HALF_WRITTEN
          const written = write()
          id = readSaveMark(storage)?.id
          return written
        }),
      )
      await mirror.settled()
      assertNotEmptied()
      return result
    },
    /** Runs asynchronous work. Until it ends, nothing else is written in this tab or another. */
    runAlone: <Result>(work: () => Promise<Result>): Promise<Result> =>
      withRecovery(() => lock.runAlone(async () => (hasHalfWrittenKeys() ? HALF_WRITTEN : work()))),
  }
}
